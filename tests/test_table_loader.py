"""Generated modules are loaded from files; what is none, or of another interface, is refused."""

from __future__ import annotations

from pathlib import Path

import handmade_game
import pytest

from paigui.runtime.api import Table
from paigui.runtime.errors import VersionError
from paigui.runtime.loader import bundled, game, load

SOURCE = Path(handmade_game.__file__)


def test_a_module_is_loaded_from_its_file_and_plays(tmp_path):
    path = tmp_path / "some game.py"
    path.write_text(SOURCE.read_text(encoding="utf-8"), encoding="utf-8")
    book = load(path)
    assert book is load(str(path))
    assert book is not handmade_game.RULEBOOK
    assert book.id == "handmade"
    table = Table(book, {}, 1)
    table.start_hand()
    assert table.pending


def test_a_changed_file_is_loaded_anew(tmp_path):
    path = tmp_path / "game.py"
    text = SOURCE.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    first = load(path)
    path.write_text(text.replace('id="handmade"', 'id="changed"'), encoding="utf-8")
    assert (first.id, load(path).id) == ("handmade", "changed")


def test_a_loaded_module_may_be_given():
    assert load(handmade_game) is handmade_game.RULEBOOK


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# interface: 0\nraise SystemError\n", "compile the rulebook again"),
        ("# interface: 77\nraise SystemError\n", "upgrade the paigui runtime"),
        ("x = 1\n", "not a compiled rulebook"),
        ("import nothing_like_it\n", "cannot be loaded"),
        ("def (:\n", "cannot be loaded"),
    ],
)
def test_what_cannot_be_used_is_refused(tmp_path, text, reason):
    path = tmp_path / "bad.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(VersionError, match=reason):
        load(path)


def test_missing_files_and_unknown_games_are_refused(tmp_path):
    with pytest.raises(VersionError, match="no file"):
        load(tmp_path / "none.py")
    with pytest.raises(VersionError, match="no bundled rulebook"):
        game("no_such_game")
    for id_ in bundled():
        assert game(id_).id == id_
