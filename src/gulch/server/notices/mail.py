"""By mail. An address is asked first whether its owner wants this, and every mail has a way out."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from gulch.server.notices.outside import NotSent
from gulch.server.notices.words import Notice, say

if TYPE_CHECKING:
    from gulch.server.notices.wishes import Wishes
    from gulch.server.settings import Settings

SECONDS = 15.0
UNFOLDED = policy.SMTP.clone(max_line_length=990, cte_type="7bit")  # an address in a header must stay in one piece


def is_offered(settings: Settings) -> bool:
    return bool(settings.smtp) and find_spec("aiosmtplib") is not None


def new_mail(settings: Settings, wishes: Wishes, now: float, about: str) -> EmailMessage:
    """`about`: the same mail sent twice has the same id, so that a reader may show it once."""
    mail = EmailMessage(policy=UNFOLDED)
    mail["From"] = settings.mail_from
    mail["To"] = wishes.address
    mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    digest = hashlib.sha256(f"{wishes.guest} {about}".encode()).hexdigest()[:32]
    mail["Message-ID"] = f"<{digest}@{settings.mail_from.rpartition('@')[2].rstrip('>')}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = wishes.language
    return mail


def notice_mail(settings: Settings, wishes: Wishes, notice: Notice, stop: str, now: float, about: str) -> EmailMessage:
    """`stop`: the token that ends this."""
    mail = new_mail(settings, wishes, now, about)
    mail["Subject"] = notice.title
    mail["List-Unsubscribe"] = f"<{settings.public_url}/api/notices/stop?token={stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    leave = say(wishes.language, "tell-stop", link=f"{settings.public_url}/#stop={stop}")
    mail.set_content(f"{notice.body}\n\n-- \n{leave}\n")
    return mail


def asking_mail(settings: Settings, wishes: Wishes, token: str, now: float) -> EmailMessage:
    mail = new_mail(settings, wishes, now, f"confirm {token}")
    mail["Subject"] = say(wishes.language, "tell-confirm-title")
    text = say(wishes.language, "tell-confirm", link=f"{settings.public_url}/#confirm={token}")
    mail.set_content(f"{text}\n")
    return mail


async def send(settings: Settings, mail: EmailMessage) -> None:
    import aiosmtplib  # an extra

    where = urlsplit(settings.smtp)
    secure, host = where.scheme == "smtps", where.hostname or ""
    password = unquote(where.password) if where.password else None
    try:
        await aiosmtplib.send(
            mail.as_bytes(),
            sender=parseaddr(settings.mail_from)[1],
            recipients=[str(mail["To"])],
            hostname=host,
            port=where.port or (465 if secure else 587),
            username=unquote(where.username) if where.username else None,
            password=password,
            use_tls=secure,
            # A password never goes in the open; without one, what the server offers is taken.
            start_tls=False if secure else True if password and not is_here(host) else None,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused:
        raise NotSent("tell-refused", gone=True) from None
    except aiosmtplib.SMTPResponseException as error:
        raise NotSent("tell-refused", gone=error.code in (550, 551, 553)) from None
    except (aiosmtplib.SMTPException, OSError, ValueError):
        raise NotSent("tell-no-answer") from None


def is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
