"""Lists the campaigns, each with the first line of its docstring."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent


def campaigns() -> Iterator[tuple[str, str]]:
    """The arguments of ``python -m`` for each program of this package, and its purpose."""
    for file in sorted(HERE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if file == Path(__file__) or '\nif __name__ == "__main__":' not in text:
            continue
        inside = file.relative_to(HERE.parents[1]).with_suffix("").parts
        said = ast.get_docstring(ast.parse(text)) or ""
        yield ".".join(inside).removesuffix(".__main__"), said.partition("\n")[0]


if __name__ == "__main__":
    listed = list(campaigns())
    width = max(len(name) for name, _said in listed)
    for name, said in listed:
        print(f"python -m {name:{width}}  {said}")
