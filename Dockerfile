# docker build -t dockside . && docker run --env-file .env -v dockside:/data --restart unless-stopped --stop-timeout 30 dockside
# or, with the same settings: docker compose -f deploy/compose.yaml up -d
FROM python:3.11-slim

# postgres: for a database by its address (deploy/compose.fleet.yaml). What belongs to it is installed as it fits.
ARG EXTRAS=
WORKDIR /src
COPY pyproject.toml README.md LICENSE requirement[s].txt requirements-buil[d].txt ./
COPY games ./games
COPY storage ./storage
COPY bot ./bot
# Where versions are written down (.ci/lock), those are installed and no others, each with its hash.
RUN if [ -f requirements.txt ]; then \
      pip install --no-cache-dir --require-hashes -r requirements-build.txt && \
      pip install --no-cache-dir --require-hashes --no-build-isolation --use-pep517 -r requirements.txt && \
      pip install --no-cache-dir --no-deps --no-build-isolation .; \
    else pip install --no-cache-dir .; fi && \
    if [ -n "$EXTRAS" ]; then pip install --no-cache-dir ".[$EXTRAS]"; fi && \
    useradd --uid 1000 --no-create-home dockside && mkdir /data && chown dockside /data

USER dockside
WORKDIR /data
VOLUME /data
ENV DOCKSIDE_DATABASE=/data/dockside.sqlite3 DOCKSIDE_BACKUPS=/data/backups DOCKSIDE_LOG_FORMAT=json \
    DOCKSIDE_HEALTH_PORT=8790 PYTHONUNBUFFERED=1
HEALTHCHECK --start-period=60s CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['DOCKSIDE_HEALTH_PORT'] + '/live', timeout=5)"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
