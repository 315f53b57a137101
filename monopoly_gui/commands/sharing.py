"""``--shard`` and ``--merge``: a run in parts, for ``simulate`` and ``arena``."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from ..storage.errors import PartError as PartError


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of a run in parts."""
    parser.add_argument(
        "--shard",
        type=shard,
        metavar="K/N",
        help="play only part K of N of the games and print it for --merge; needs --seed",
    )
    parser.add_argument(
        "--merge",
        nargs="+",
        action="extend",
        metavar="FILE",
        help="report on all the parts that --shard printed, as one run would",
    )


def shard(text: str) -> tuple[int, int]:
    """Parse a shard argument: K/N, part K of N."""
    words = text.split("/")
    if len(words) == 2 and all(word.isdecimal() and len(word) < 8 for word in words):
        part, parts = map(int, words)
        if 1 <= part <= parts:
            return part, parts
    raise ArgumentTypeError("must be a part and the number of parts, such as 2/8")


def check_use(args: Namespace, usual: Namespace) -> None:
    """Raise PartError where the arguments do not go together; ``usual`` are the defaults."""
    if args.merge:
        given = (name for name, value in vars(args).items() if value != vars(usual)[name])
        if other := next((name for name in given if name not in ("merge", "format")), ""):
            option = f"--{other.replace('_', '-')}"
            raise PartError(
                f"--merge takes every option but --format from the parts: omit {option}."
            )
    elif args.shard:
        part, parts = args.shard
        if args.seed is None:
            raise PartError(
                "--shard needs a --seed, the same for all parts: add --seed and a whole number."
            )
        if parts > args.games:
            raise PartError(
                f"--shard {part}/{parts} leaves parts without a game: "
                f"play more than {args.games} games, or no more than {args.games} parts."
            )
        if args.format != usual.format:
            raise PartError("--shard prints a part for --merge: give --format to --merge.")
