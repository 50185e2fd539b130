# The production build behind nginx, without root, on port 8080: docs/deployment.md, "Docker".
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/ensureInstalled.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# Shown in System Settings, because the repository's history is not copied.
ARG GIT_COMMIT=unknown
ENV GIT_COMMIT=$GIT_COMMIT
RUN npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
# The image replaces these in the template when it starts.
ENV PORT=8080 SERVER_NAME=_ APP_ROOT=/srv/engram CONNECT_ORIGINS="" CSP_REPORT_URL="" HSTS_SUBDOMAINS=""
COPY deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /app/dist/app /srv/engram
EXPOSE 8080
