# docker build -t dockside . && docker run --env-file .env -v dockside:/data --restart unless-stopped --stop-timeout 30 dockside
# or, with the same settings: docker compose -f deploy/compose.yaml up -d
FROM python:3.11-slim

WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY games ./games
COPY storage ./storage
COPY bot ./bot
RUN pip install --no-cache-dir . && useradd --uid 1000 --no-create-home dockside && mkdir /data && chown dockside /data

USER dockside
WORKDIR /data
VOLUME /data
ENV DOCKSIDE_DATABASE=/data/dockside.sqlite3 DOCKSIDE_BACKUPS=/data/backups DOCKSIDE_LOG_FORMAT=json \
    DOCKSIDE_HEALTH_PORT=8790 PYTHONUNBUFFERED=1
HEALTHCHECK --start-period=60s CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['DOCKSIDE_HEALTH_PORT'] + '/live', timeout=5)"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
