import { CACHE_CONTROL, FILE_PATH, HASHED_FOLDER, securityHeaders } from './headers.ts'

/** Stands for the value of CONNECT_ORIGINS while the policy is written. */
const SOME_ORIGIN = 'https://services.invalid'

/**
 * The nginx configuration of the site, as a template. `envsubst` replaces PORT, APP_ROOT (the folder of the build) and
 * CONNECT_ORIGINS (the origins of services that browsers call directly, separated by spaces; empty if there are none).
 */
export function nginxSite(): string {
  const headers = Object.entries(securityHeaders({ services: [SOME_ORIGIN], isDemo: false })).map(
    ([name, value]) => header(name, value.replace(SOME_ORIGIN, `\${CONNECT_ORIGINS}`)),
  )
  return `# A missing file must not be cached like one that exists.
map "$status:$uri" $engram_cache_control {
  default "${CACHE_CONTROL.other}";
  "~^(200|206|304):${HASHED_FOLDER}" "${CACHE_CONTROL.hashed}";
}

server {
  listen \${PORT};
  root \${APP_ROOT};
  server_tokens off;

  # The build contains a compressed copy of each text file.
  gzip_static on;
  gzip_vary on;

  # Optional: deploy/brotli.conf, deploy/proxy.conf.template.
  include conf.d/engram/*.conf;

${headers.join('\n')}
${header('Cache-Control', '$engram_cache_control')}

  # Every path without an extension is a page of the app. index.html contains the first screen of the landing page.
  location = / {
    try_files /index.html =404;
  }

  location / {
    try_files $uri $uri.html /app.html;
  }

  location ~ ${FILE_PATH.source} {
    try_files $uri =404;
  }

  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }
}
`
}

const header = (name: string, value: string) => `  add_header ${name} "${value}" always;`
