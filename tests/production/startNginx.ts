// Starts nginx with the files of deploy in front of the production build and the mock backend, without root:
//   node tests/production/startNginx.ts PORT BACKEND_PORT [OPTION OF THE MOCK BACKEND]...
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { previewSettings } from '../../scripts/deployment/previewSettings.ts'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const [port = '', backendPort = '', ...options] = process.argv.slice(2)
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}node_modules/.cache/nginx`
const services = `http://127.0.0.1:${backendPort}`

const values: Readonly<Record<string, string>> = {
  PORT: port,
  SERVER_NAME: 'localhost',
  APP_ROOT: `${folder}/app`,
  CONNECT_ORIGINS: '',
  CSP_REPORT_URL: `${services}/reports`,
  HSTS_SUBDOMAINS: 'yes',
  API_ORIGIN: services,
  HOSTED_URL: `${services}/hosted`,
}

/** Replaces the variables of a template as `envsubst` does. */
const filled = (template: string) =>
  readFileSync(`${root}deploy/${template}`, 'utf8').replaceAll(
    /\$\{([A-Z_]+)\}/g,
    (_, name: string) => values[name] ?? '',
  )

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

/** Listens on this machine only, and logs into the folder. */
const localSite = () =>
  filled('nginx.conf.template')
    .replace(`listen ${port};`, `listen 127.0.0.1:${port};`)
    .replace(`listen [::]:${port};`, hasIpv6 ? `listen [::1]:${port};` : '')
    .replace('/var/log/nginx', folder)

/** The parts of Debian's own nginx.conf that matter here, with all files in one folder. */
const mainConfig = (hasBrotli: boolean) => `
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {
  worker_connections 4096;
}
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include conf.d/*.conf;
}
`

const hasBrotli = existsSync(BROTLI_MODULE)
rmSync(folder, { recursive: true, force: true })
mkdirSync(`${folder}/conf.d/engram`, { recursive: true })
cpSync(`${root}dist/app`, `${folder}/app`, { recursive: true })
writeFileSync(
  `${folder}/app/config.json`,
  JSON.stringify(previewSettings({ apiUrl: '/api/v1', hostedUrl: '/hosted' })),
)
writeFileSync(`${folder}/nginx.conf`, mainConfig(hasBrotli))
writeFileSync(`${folder}/conf.d/engram.conf`, localSite())
writeFileSync(`${folder}/conf.d/engram/proxy.conf`, filled('proxy.conf.template'))
if (hasBrotli) writeFileSync(`${folder}/conf.d/engram/brotli.conf`, filled('brotli.conf'))

const args = ['-e', 'stderr', '-c', `${folder}/nginx.conf`]
execFileSync('nginx', ['-t', ...args], { stdio: 'inherit' })
const backend = spawn(
  process.execPath,
  [`${root}mocks/server.ts`, '--port', backendPort, '--quiet', ...options],
  { stdio: 'inherit' },
)
const nginx = spawn('nginx', args, { stdio: 'inherit' })
process.on('SIGTERM', () => {
  backend.kill()
  nginx.kill()
})
