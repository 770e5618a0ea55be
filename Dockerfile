# docker build -t dockside . && docker run --env-file .env -v dockside:/data dockside
FROM python:3.11-slim

WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY games ./games
COPY storage ./storage
COPY bot ./bot
RUN pip install --no-cache-dir . && useradd --uid 1000 dockside && mkdir /data && chown dockside /data

USER dockside
VOLUME /data
ENV DOCKSIDE_DATABASE=/data/dockside.sqlite3 DOCKSIDE_BACKUPS=/data/backups DOCKSIDE_LOG_FORMAT=json PYTHONUNBUFFERED=1
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
