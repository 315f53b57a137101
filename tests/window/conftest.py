"""Tests in a real window run where one can be driven; elsewhere they say why not."""

import os

import pytest

from tests.window.desk import REQUIRE, missing


@pytest.fixture(autouse=True)
def window_here() -> None:
    """Skip without the tools, or fail where the environment says that they must be there."""
    if reason := missing():
        if os.environ.get(REQUIRE):
            pytest.fail(f"{REQUIRE} is set: {reason}")
        pytest.skip(reason)
