"""nginx as deploy/ has it, on free ports, with a certificate that the tests sign themselves."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from fleet.parts import Part, free_port, program
from fleet.proxy import ONE_SERVER

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"


def accepted(*command: str, **more: Any) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, **more)
    assert done.returncode == 0, done.stdout + done.stderr


def sign(folder: Path) -> Path:
    """A certificate of this machine, signed by itself."""
    subject = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
    kind = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
    accepted(program("openssl"), *kind, *subject, *files)
    return folder


class Nginx(Part):
    """With the configuration of deploy/, on free ports and with a certificate of the test."""

    def __init__(self, certificate: Path, *servers: int) -> None:
        self.binary = program("nginx")
        super().__init__()
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        text = text.replace("/etc/letsencrypt/live/play.example.org", str(certificate))
        text = re.sub(r"\n    listen \[::\].*", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        text = text.replace(ONE_SERVER, " ".join(f"server 127.0.0.1:{server};" for server in servers))
        (self.folder / "site.conf").write_text(text, encoding="utf-8")
        user = "user root;" if os.geteuid() == 0 else ""
        temporary = "".join(
            f"{kind}_temp_path {kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = f"daemon off; {user} pid pid; events {{}} http {{ {temporary} include site.conf; }}"
        (self.folder / "nginx.conf").write_text(whole, encoding="utf-8")

    def command(self) -> list[str]:
        return [self.binary, "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
