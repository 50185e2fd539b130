import { CACHE_CONTROL, FILE_PATH, HASHED_FOLDER, HSTS, securityHeaders } from './headers.ts'
import { MISSING_SERVICE, SERVICE_PATH } from './missingService.ts'

/** Stands for the value of CONNECT_ORIGINS while the policy is written. */
const SOME_ORIGIN = 'https://services.invalid'

/**
 * The nginx configuration of the site, as a template. `envsubst` replaces
 *
 * - SERVER_NAME: the host names of the site, separated by spaces, or `_` for any
 * - PORT and APP_ROOT: the port, and the folder of the build
 * - CONNECT_ORIGINS: the origins of services that browsers call directly, separated by spaces; may be empty
 * - CSP_REPORT_URL: where browsers report violations of the policy; may be empty
 * - HSTS_SUBDOMAINS: `yes` if browsers may use only HTTPS for the subdomains too
 */
export function nginxSite(): string {
  const fixed = securityHeaders({ services: [SOME_ORIGIN], isDemo: false })
  const values = {
    ...fixed,
    'Content-Security-Policy': `${fixed['Content-Security-Policy']}$engram_policy_reports`,
    'Strict-Transport-Security': '$engram_hsts',
    'Reporting-Endpoints': '$engram_reporting_endpoints',
  }
  const headers = Object.entries(values).map(([name, value]) =>
    header(name, value.replace(SOME_ORIGIN, `\${CONNECT_ORIGINS}`)),
  )
  return `# A missing file must not be cached like one that exists.
map "$status:$uri" $engram_cache_control {
  default "${CACHE_CONTROL.other}";
  "~^(200|206|304):${HASHED_FOLDER}" "${CACHE_CONTROL.hashed}";
}

map "\${HSTS_SUBDOMAINS}" $engram_hsts {
  default "${HSTS.ofHost}";
  "yes" "${HSTS.withSubdomains}";
}

# Without an address, nothing is added to the policy, and nginx leaves out the empty header.
map "\${CSP_REPORT_URL}" $engram_policy_reports {
  default "; report-uri \${CSP_REPORT_URL}; report-to csp";
  "" "";
}

map "\${CSP_REPORT_URL}" $engram_reporting_endpoints {
  default 'csp="\${CSP_REPORT_URL}"';
  "" "";
}

# Queries contain setup tokens and what was searched for, so they are not logged.
map $request_uri $engram_path {
  "~^(?<engram_path_only>[^?]*)" $engram_path_only;
}

log_format engram '$remote_addr [$time_local] "$request_method $engram_path $server_protocol" '
  '$status $body_bytes_sent $request_time "$http_user_agent"';

server {
  listen \${PORT};
  listen [::]:\${PORT};
  server_name \${SERVER_NAME};
  root \${APP_ROOT};
  server_tokens off;
  access_log /var/log/nginx/access.log engram;

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

  # Unless deploy/proxy.conf.template has added the services, whatever the path ends with.
  location ~ ${SERVICE_PATH.source.replaceAll('\\/', '/')} {
    types {
    }
    default_type application/json;
    return ${MISSING_SERVICE.status} '${MISSING_SERVICE.body}';
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
