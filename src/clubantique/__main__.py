"""`python -m clubantique` is the command `clubantique`."""

from clubantique.cli import main

if __name__ == "__main__":
    main()
