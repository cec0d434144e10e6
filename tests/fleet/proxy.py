"""nginx before several servers: as deploy/ has it, or one that gives everybody to whatever server is next."""

from __future__ import annotations

import os
import re
from pathlib import Path

from fleet.parts import Part, program

ONE_SERVER = "server 127.0.0.1:8000;"
DEPLOYED = Path(__file__).resolve().parents[2] / "deploy/nginx.conf"
CONFIG = """
daemon off; {user}
pid {folder}/pid; error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  {choice}
  map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://gulch;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_read_timeout 3600s;
      error_page 502 504 =503 @down;
    }}
    location @down {{ default_type application/json; return 503 '{{"error":{{"text":"error-down","params":{{}}}}}}'; }}
  }}
}}
"""


def together(servers: str) -> str:
    """All the people of a table to the same server."""
    found = re.search(r"^map \$uri .*?^upstream gulch .*?^}", DEPLOYED.read_text(encoding="utf-8"), re.M | re.S)
    assert found is not None
    assert ONE_SERVER in found[0]
    return found[0].replace(ONE_SERVER, servers)


class Nginx(Part):
    def __init__(self, ports: list[int], by_table: bool = False) -> None:
        self.binary = program("nginx")
        super().__init__()
        self.file: Path = self.folder / "nginx.conf"
        servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in ports)
        user = "user root;" if os.geteuid() == 0 else ""
        choice = together(servers) if by_table else f"upstream gulch {{ {servers} }}"
        text = CONFIG.format(folder=self.folder, choice=choice, port=self.port, user=user)
        self.file.write_text(text, encoding="utf-8")
        self.start()

    def command(self) -> list[str]:
        return [self.binary, "-e", str(self.folder / "error.log"), "-p", str(self.folder), "-c", str(self.file)]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"
