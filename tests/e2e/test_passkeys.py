"""A passkey in a real browser, with an authenticator that the browser plays itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from e2e.conftest import Visit
from e2e.guests import Guest
from stage import Server

HOW = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
CLOSED = "() => { navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError')) }"
EN = {"settings": "Settings", "add": "Add a passkey", "come": "Come in with a passkey", "remove": "Remove"}
RU = {"settings": "Настройки", "add": "Добавить ключ доступа", "come": "Войти по ключу доступа", "remove": "Удалить"}


class Device:
    """Somebody's browser, opened by name: passkeys belong to a name, not to an address."""

    def __init__(self, guest: Guest, server: Server, words: dict[str, str]) -> None:
        self.guest, self.page, self.words = guest, guest.page, words
        guest.address = server.address.replace("127.0.0.1", "localhost")
        self.tools: CDPSession = guest.page.context.new_cdp_session(guest.page)
        self.tools.send("WebAuthn.enable")
        options = {**HOW, "isUserVerified": True, "automaticPresenceSimulation": True}
        self.id = self.tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def open(self) -> Device:
        self.guest.go("/")
        self.page.locator("form.create button[type=submit]").wait_for()
        self.page.get_by_role("button", name=self.words["settings"]).locator("visible=true").first.click()
        return self

    def press(self, what: str) -> None:
        self.page.get_by_role("button", name=self.words[what]).click()

    @property
    def kept(self) -> list[dict[str, Any]]:
        found = self.tools.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return list(found)

    def bring(self, credential: dict[str, Any]) -> None:
        """As passkeys that are kept in common come to another device."""
        self.tools.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


@pytest.mark.parametrize(("language", "size", "words"), [("en", "laptop", EN), ("ru", "phone", RU)])
def test_a_passkey_signs_in_on_another_device_until_it_is_removed(
    visit: Visit, server: Server, language: str, size: str, words: dict[str, str]
) -> None:
    laptop = Device(visit(size, language=language), server, words)
    laptop.guest.named("Ada")
    laptop.page.context.add_init_script("localStorage.setItem('gulch-known', 'true')")
    laptop.open().press("add")
    remove = laptop.page.get_by_role("button", name=words["remove"])
    expect(remove).to_be_visible()
    phone = Device(visit(size, language=language), server, words)
    phone.bring(laptop.kept[0])
    phone.open().press("come")
    expect(phone.page.locator(".devices > [role=status]")).to_contain_text("Ada")
    assert phone.page.request.get(f"{phone.guest.address}/api/me").json()["name"] == "Ada"
    remove.click()
    expect(remove).to_have_count(0)
    phone.press("come")
    expect(phone.page.locator(".devices .banner.bad")).to_be_visible()
    phone.guest.complaints.clear()  # the browser notes the refusal


def test_whoever_closes_the_browser_s_window_is_told_what_else_there_is(visit: Visit, server: Server) -> None:
    stranger = Device(visit(), server, EN)
    stranger.tools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": stranger.id})
    stranger.open()
    stranger.page.evaluate(CLOSED)
    stranger.press("come")
    expect(stranger.page.locator(".passkeys [role=status]")).to_have_text(
        "No passkey was given. Try again, or use words."
    )


def test_an_address_without_a_name_offers_no_passkeys(visit: Visit) -> None:
    guest = visit().go("/")
    guest.find("form.create button[type=submit]").wait_for()
    guest.page.get_by_role("button", name="Settings").locator("visible=true").first.click()
    expect(guest.find(".devices")).to_be_visible()
    expect(guest.find(".passkeys")).to_have_count(0)
