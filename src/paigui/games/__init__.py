"""The bundled games, compiled: ``from paigui.games import NAME``; ``NAME.RULEBOOK`` is what the runtime plays."""
