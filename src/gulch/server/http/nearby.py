"""Where phones in the same network find a server that was opened as "localhost"."""

from __future__ import annotations

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")  # listening on all of the machine's addresses
ELSEWHERE = ("192.0.2.1", 9)  # a documentation address: which way would we go there? Nothing is sent.


def network_address(host: str) -> str | None:
    """This machine's address in its network, if the server listens there."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if is_loopback(address) else address


def is_loopback(host: str | None) -> bool:
    if host is None:
        return False
    try:
        found = ipaddress.ip_address(host.strip("[]"))
        return (getattr(found, "ipv4_mapped", None) or found).is_loopback
    except ValueError:
        return host == "localhost"
