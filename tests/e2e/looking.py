"""Looking at a screen: going to it, and what may be wrong with it wherever one is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from stage import Look, Server, new_page

Show = Callable[[Page, str, Look], None]  # page, address of the server
Shown = Callable[[str, Look], Page]


def go(page: Page, address: str, path: str) -> None:
    """By the address, or, where the page is there already, as its own links go: without loading it again."""
    if not page.url.startswith(address):
        page.goto(address + path)
        return
    page.evaluate("path => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate')))", path)


def leave(page: Page, address: str) -> None:
    """Nothing of the screen before may be taken for the next one."""
    if page.url.startswith(address):
        page.keyboard.press("Escape")
        go(page, address, "/nowhere")
        page.wait_for_selector(
            ".table, .room, .replay, .reviewed, form, dialog, .rules, .goal, .figures", state="detached"
        )


def showing(browser: Browser, server: Server, screens: dict[str, Show]) -> Iterator[Shown]:
    """Screen after screen in one page of each kind, as a visitor sees them who goes from one to the next."""
    pages: dict[Look, Page] = {}

    def shown(name: str, look: Look) -> Page:
        page = pages.get(look) or pages.setdefault(look, new_page(browser, look))
        page.unroute_all()
        leave(page, server.address)
        screens[name](page, server.address, look)
        return page

    yield shown
    for page in pages.values():
        page.context.close()


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds; only that leaves the page, because the rest of its report is a megabyte."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(
        """rules => axe.run({ resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) })
            .then(found => found.violations.flatMap(v =>
                v.nodes.map(node => `${v.id}: ${node.target} ${node.html.slice(0, 120)}`)))""",
        list(rules),
    )


def violations_day_and_night(page: Page) -> list[str]:
    """By night the page is the same but for its colours."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    found += [f"by night: {text}" for text in violations(page, "color-contrast")]
    page.emulate_media(color_scheme="light")
    return found


def outside(page: Page, selectors: list[str]) -> list[str]:
    """What is not wholly on the screen, or missing."""
    return page.evaluate(
        """selectors => selectors.flatMap(selector => {
            const found = [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length > 0)
            if (found.length === 0) return [`${selector}: missing`]
            return found.flatMap(e => {
                const b = e.getBoundingClientRect()
                const inside = b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1
                const box = [b.left, b.top, b.right, b.bottom].map(Math.round).join(' ')
                return inside ? [] : [`${selector} ${e.dataset.thing ?? ''}: ${box}`]
            })
        })""",
        selectors,
    )


def covered(page: Page) -> list[str]:
    """Things of the board whose middle is not theirs: another thing lies over it."""
    return page.evaluate(
        """() => [...document.querySelectorAll('main [data-thing], .prompt .btn')].flatMap(e => {
            if (e.getClientRects().length === 0) return []
            const b = e.getBoundingClientRect()
            const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
            return e.contains(top) ? [] : [`${e.dataset.thing ?? e.innerText} under ${top?.className}`]
        })"""
    )


def small(page: Page) -> list[str]:
    """What can be pressed and is smaller than a fingertip. Links inside a sentence may be (WCAG 2.5.8), and what is
    pressed of a radio button is its label, of a plate the lit car that it names."""
    return page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')].flatMap(e => {
            const b = e.getBoundingClientRect()
            const inline = e.matches('.rule, .line, p a, [type=radio], [type=checkbox], .stands .plate')
            return inline || b.width === 0 || (b.width >= 43.5 && b.height >= 43.5) ? []
                : [`${e.className} ${e.ariaLabel ?? e.innerText}: ${Math.round(b.width)} x ${Math.round(b.height)}`]
        })"""
    )


def cut(page: Page) -> list[str]:
    """Texts that are wider than the box that clips them."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.prompt *, main :is(.poster *, .card), .btn, .opt span')].flatMap(e =>
            e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible' && e.clientWidth > 1
                ? [`${e.className}: ${e.innerText}`] : [])"""
    )


def sideways(page: Page) -> list[str]:
    """Scenes over the board that are wider than their place: one scrolls down there, never to the side."""
    return page.evaluate(
        """() => [...document.querySelectorAll('main .scene > *')].flatMap(e =>
            e.scrollWidth > e.clientWidth + 1 ? [`${e.className}: ${e.scrollWidth} in ${e.clientWidth}`] : [])"""
    )


def all_out_of_sight(page: Page, window: str) -> list[str]:
    """A board that is moved under a window shows at least one of the things on it that may be chosen."""
    return page.evaluate(
        """window => {
            const frame = document.querySelector(window)?.getBoundingClientRect()
            const chosen = frame ? [...document.querySelectorAll(`${window} [data-thing].legal`)] : []
            const isSeen = e => {
                const b = e.getBoundingClientRect()
                const [x, y] = [b.left + b.width / 2, b.top + b.height / 2]
                return x > frame.left && y > frame.top && x < frame.right && y < frame.bottom
            }
            return chosen.some(isSeen) ? [] : chosen.map(e => e.dataset.thing)
        }""",
        window,
    )


def broken_words(page: Page) -> list[str]:
    """Words that go on in the next line without a hyphen, in names and on buttons."""
    return page.evaluate(
        """() => [...document.querySelectorAll('main b, main h2, .btn span, .opt > span, .status b')].flatMap(e => {
            const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
            const found = []
            while (walker.nextNode()) {
                const node = walker.currentNode
                for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\u00ad]{4,}/gu)) {
                    const range = document.createRange()
                    range.setStart(node, index)
                    range.setEnd(node, index + word.length)
                    const boxes = [...range.getClientRects()].filter(b => b.width > 1)
                    const isTwoLines = boxes.some(b => b.top > boxes[0].bottom - b.height / 3)
                    if (isTwoLines && !word.includes('\u00ad')) found.push(`${word} in ${e.className || e.localName}`)
                }
            }
            return found
        })"""
    )


def out_of_reach(page: Page) -> list[str]:
    """What may be chosen and can't be pressed where it is seen: its middle is outside the screen, or covered. Whatever
    lies in a box that scrolls to it counts as seen once it has been scrolled to; lists of options scroll, too."""
    found: list[str] = page.evaluate(
        """() => {
            const choices = 'main :is(.legal, .lit), .prompt :is(.btn, .queue button), .opts .legal, .tabs button'
            const hidden = e => e && (getComputedStyle(e).overflow === 'hidden' && e.scrollTop + e.scrollLeft > 3
                || hidden(e.parentElement))
            return [...document.querySelectorAll(choices)].flatMap(e => {
                if (e.getClientRects().length === 0 || e.disabled) return []
                e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
                const b = e.getBoundingClientRect()
                const [x, y] = [b.left + b.width / 2, b.top + b.height / 2]
                const name = `${e.dataset.thing ?? e.className} ${(e.innerText ?? '').slice(0, 20)}`
                if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || hidden(e)) return [`${name}: outside`]
                const top = document.elementFromPoint(x, y)
                return e.contains(top) || top?.contains(e) ? [] : [`${name}: under ${top?.className}`]
            })
        }"""
    )
    return found
