"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

COMPILED_TESTS = Path(__file__).parent / "compiled"
IS_COMPILED_RUN = os.environ.get("GULCH_EXPECT") == "compiled"
settings.register_profile("known", derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "known"))  # what chance decides is no reason to fail


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """On the compiled build import only tests that are meant for it: others may subclass what is compiled there."""
    if not IS_COMPILED_RUN or collection_path.suffix != ".py" or COMPILED_TESTS in collection_path.parents:
        return None
    return None if "mark.compiled" in collection_path.read_text(encoding="utf-8") else True


@pytest.hookimpl(tryfirst=True)  # before -m is applied
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COMPILED_TESTS in item.path.parents:
            item.add_marker(pytest.mark.compiled)
