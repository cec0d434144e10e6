"""A table that never gets stuck, as the page shows it: clocks, giving up, votes, my games, my devices."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.test_company import close_dialog, play_until, seat_line
from e2e.test_together import seated
from stage import Server


def test_a_clock_chosen_in_the_form_runs_on_the_seat_that_is_waited_for(visit: Visit) -> None:
    ada, hank = visit(), visit(size="phone", language="ru").named("Хэнк")
    ada.go("/")
    ada.find("form.create input[autocomplete=nickname]").fill("Ada")
    expect(ada.find("select[name=clock]")).to_have_count(0)  # nobody but bots to wait for
    ada.find(".who-sits select").nth(1).select_option("person")
    ada.find("select[name=clock]").select_option("quick")
    ada.find("form.create button[type=submit]").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rpartition("/")[2]
    hank.sit(table, 1).go(f"/t/{table}")
    ada.find(".prompt .btn.main").click()
    for guest in (ada, hank):
        guest.wait(guest.is_dealt, "the deal")
    play_until([ada, hank], lambda: ada.question or hank.question)
    for guest in (ada, hank):
        expect(guest.find(".clocks .tick").first).to_contain_text(":")
    waited = 0 if ada.question else 1
    expect(ada.find(f"[data-thing='seat:{waited}'] .tick")).to_be_visible()


def ended(guest: Guest) -> None:
    expect(guest.find(".prompt.over .ask")).to_contain_text("ended without a result")


def test_whoever_gives_up_leaves_the_seat_to_a_bot_and_all_together_may_end_the_game(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppbb")
    seat_line(ada, 0)
    ada.find("dialog[open] .ways .btn").last.click()
    expect(hank.find(".banner")).to_contain_text("Ada asks to end the game")
    hank.find(".banner .btn").last.click()  # no
    expect(ada.find(".banner")).to_contain_text("The table says no")
    resign = seat_line(hank, 1).get_by_text("Give up")
    resign.click()
    hank.find("dialog[open]").get_by_text("Really give up?").click()
    expect(seat_line(hank, 1)).to_contain_text("has given up")
    close_dialog(hank)
    expect(hank.find(".banner")).to_contain_text("You have given up")
    expect(hank.find(".banner .btn.main")).to_have_count(0)  # for good
    expect(seat_line(ada, 1)).to_contain_text("has given up")
    ada.find("dialog[open] .ways .btn").last.click()
    for guest in (ada, hank):
        ended(guest)


def test_a_stand_in_for_somebody_who_has_just_gone_is_too_early(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppb")
    play_until([ada], lambda: 1 in (ada.told() or {})["waiting"])
    hank.go("/")
    line = seat_line(ada, 1)
    line.get_by_text("Ask for a bot").click()
    expect(ada.find(".banner.bad")).to_contain_text("They have not been gone for long")


def test_where_i_am_waited_for_stands_first_and_is_one_press_away(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    waiting = seated([ada], "pbb")
    ada.wait_to_be_asked()
    ada.heard.clear()  # of this table
    other = seated([ada, hank], "ppb")
    play_until([ada], lambda: 1 in (ada.told() or {})["waiting"])
    expect(ada.find(".prompt a.btn.main")).to_have_attribute("href", f"/t/{waiting}")
    expect(ada.page).to_have_title("(1) Dice shoot-out · Gulch")
    expect(ada.find("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    ada.go("/")
    first = ada.find(".tables li").first
    expect(first).to_contain_text("Your move")
    expect(first.locator("a")).to_have_attribute("href", f"/t/{waiting}")
    expect(ada.find(".tables li").nth(1)).to_contain_text("Waiting for Hank")
    ada.go(f"/t/{other}")
    ada.find(".prompt a.btn.main").click()
    ada.page.wait_for_url(f"**/t/{waiting}")


def devices(guest: Guest, path: str = "/") -> None:
    guest.go(path)
    if not path.startswith("/#"):
        guest.find(".plaque .tool:last-child").click()
    expect(guest.find("dialog[open] .devices")).to_be_visible()


def test_six_words_bring_me_to_another_device_once_and_sign_out_takes_it_back(visit: Visit) -> None:
    ada, phone, thief = visit(), visit(size="phone", language="ru"), visit()
    ada.go("/").page.evaluate("localStorage.setItem('gulch-known', 'true')")
    ada.named("Ada")
    devices(ada)
    ada.find(".devices .acts .btn").first.click()  # there once the page knows who she is
    expect(ada.find(".devices ol li")).to_have_count(6)
    expect(ada.find(".devices .qr")).to_be_visible()
    words = " ".join(ada.find(".devices ol li").all_inner_texts())
    devices(phone, f"/#join={words.replace(' ', '+')}")
    phone.find(".devices form .btn").click()
    expect(phone.find(".devices [role=status]")).to_contain_text("Ada")
    devices(thief)
    thief.find(".devices input").fill(words)
    thief.find(".devices form .btn").click()
    expect(thief.find(".devices [role=alert]")).to_contain_text("were used already")
    thief.complaints[:] = [text for text in thief.complaints if "404" not in text]
    out = ada.find(".devices .acts").last.locator(".btn").first
    out.click()
    out.click()
    expect(ada.find(".devices [role=status]")).to_be_visible()
    assert phone.page.request.get(f"{phone.address}/api/me").json()["id"] is None
    assert ada.page.request.get(f"{ada.address}/api/me").json()["name"] == "Ada"
    forget = ada.find(".devices .acts").last.locator(".btn").last
    forget.click()
    forget.click()
    expect(ada.find(".devices .acts")).to_have_count(0)
    assert ada.page.request.get(f"{ada.address}/api/me").json()["name"] is None


def test_six_words_that_are_older_than_ten_minutes_open_nothing(visit: Visit, server: Server) -> None:
    ada, phone = visit().named("Ada"), visit(size="phone", language="ru")
    words = " ".join(ada.page.request.post(f"{ada.address}/api/me/link").json()["words"])
    with sqlite3.connect(server.data / "gulch.db") as database:  # eleven minutes later
        database.execute("update links set until = until - 660")
    database.close()
    devices(phone, f"/#join={words.replace(' ', '+')}")
    phone.find(".devices form .btn").click()
    expect(phone.find(".devices [role=alert]")).to_contain_text("устарели")
    assert phone.page.request.get(f"{phone.address}/api/me").json()["id"] is None
    phone.complaints[:] = [text for text in phone.complaints if "404" not in text]
