"""The command ``paigui``. The compiler is imported only when the command runs: a plain install lacks it."""

from __future__ import annotations

import sys

NEEDED = ("lark", "yaml", "jinja2", "markupsafe", "jsonschema", "rapidfuzz", "covertable", "typer", "rich")
"""What the extra ``compiler`` brings."""


def main() -> None:
    """Runs the command line and exits: 0 clean, 1 findings, 2 the tool failed or was used wrongly."""
    try:
        from paigui.compiler.cli import main as run
    except ModuleNotFoundError as missing:
        top = (missing.name or "").partition(".")[0]
        if top not in NEEDED and missing.name != "paigui.compiler":
            raise
        sys.stderr.write(
            f"命令行需要编译器的依赖（缺 {missing.name}）。请安装：pip install 'paigui[compiler]'\n"
            f"The command line needs the compiler's extra ({missing.name} is missing). "
            "Install it: pip install 'paigui[compiler]'\n"
        )
        sys.exit(2)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
