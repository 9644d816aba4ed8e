"""``python -m paigui`` is the command ``paigui``."""

from paigui.main import main

if __name__ == "__main__":
    main()
