import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { build } from 'vite'
import { PRODUCT_NAME } from '../src/domain/product.ts'
import type { Build } from '../src/lib/offline/storedFiles.ts'
import { tokens } from '../src/theme/tokens.ts'

/** Files of the document viewer: documents can be opened only with a connection. */
const NEEDS_CONNECTION = /^assets\/(pdf|word\.worker)|\.(bcmap|map|pfb|ttf|wasm)$/

/** Text recognition, with its own copy of the PDF library. Stored when the first scanned page is read, in each language. */
const ON_USE = /^assets\/(page\.worker|tesseract-core|\w{3}\.traineddata)/

/** The page of browsers that cannot store files. */
const FOR_OLDER_BROWSERS = /^unsupported\./

/** Where every server sends the pages. Some redirect from the addresses of the files, which a service worker must not store. */
const PAGES: Readonly<Record<string, string>> = {
  'index.html': '/',
  'app.html': '/app',
  'demo.html': '/demo',
}

const ROOT = `${import.meta.dirname}/..`

/** What differs between the builds. `worker` is the file name of the service worker, `entry` its module. */
const BUILDS = {
  production: {
    worker: 'serviceWorker.js',
    entry: `${ROOT}/src/app/offline/serviceWorker.ts`,
    name: PRODUCT_NAME,
    description: `${PRODUCT_NAME}: an assistant that remembers your documents and shows its evidence.`,
    isStored: (path: string) => !NEEDS_CONNECTION.test(path),
  },
  demo: {
    // The name under which MSW's Vite plugin emits its worker, and under which the page registers it.
    worker: 'mockServiceWorker.js',
    entry: `${ROOT}/mocks/demo/offline/serviceWorker.ts`,
    name: `${PRODUCT_NAME} demo`,
    description: `${PRODUCT_NAME} with a mock backend. Everything runs in this browser.`,
    isStored: () => true,
  },
}

type BuildName = keyof typeof BUILDS

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
].map((icon) => ({ ...icon, type: 'image/png' }))

const { dark, light } = tokens.theme

const manifestOf = ({ name, description }: (typeof BUILDS)[BuildName]) => ({
  name,
  short_name: PRODUCT_NAME,
  description,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: dark.color.canvas,
  background_color: dark.color.canvas,
  icons: ICONS,
})

/**
 * Makes a build installable, and able to open without a connection: adds a manifest and a service worker with the list of
 * the files to store. In the demo the service worker replaces MSW's.
 */
export function offline(name: BuildName): Plugin {
  const build = BUILDS[name]
  return {
    name: 'engram-offline',
    apply: 'build',

    transformIndexHtml: () => [
      headTag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
      headTag('link', { rel: 'apple-touch-icon', href: '/icon-192.png' }),
      themeColor('dark', dark.color.canvas),
      themeColor('light', light.color.canvas),
    ],

    generateBundle() {
      const source = JSON.stringify(manifestOf(build))
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })
    },

    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The app is built without a folder.')
      const { worker, entry, isStored } = build
      const isIncluded = (path: string) => path !== worker && !FOR_OLDER_BROWSERS.test(path) && isStored(path)
      writeFileSync(join(dir, worker), await bundleWorker(entry, listBuild(dir, isIncluded)))
    },
  }
}

const headTag = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head',
})

const themeColor = (scheme: string, content: string) =>
  headTag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content })

/** The paths of the files of a build to store, and a hash of their content. */
function listBuild(dir: string, isIncluded: (path: string) => boolean): Build {
  const hash = createHash('sha256')
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter(isIncluded)
    .sort()
  for (const path of files) hash.update(path).update(readFileSync(join(dir, path)))
  const [onUse, stored] = [
    files.filter((path) => ON_USE.test(path)),
    files.filter((path) => !ON_USE.test(path)),
  ]
  return {
    files: stored.map((path) => PAGES[path] ?? `/${path}`),
    ...(onUse.length > 0 && { filesOnUse: onUse.map((path) => `/${path}`) }),
    version: hash.digest('hex').slice(0, 16),
  }
}

/** MSW declares that its modules have no side effects, so the import of its worker would be removed. */
const keepMockWorker: Plugin = {
  name: 'engram-keep-mock-worker',
  enforce: 'pre',
  resolveId(id) {
    if (id !== 'msw/mockServiceWorker.js') return null
    return { id: fileURLToPath(import.meta.resolve(id)), moduleSideEffects: true }
  },
}

async function bundleWorker(entry: string, files: ReturnType<typeof listBuild>): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(files) },
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'serviceWorker' } },
    plugins: [keepMockWorker],
  })
  const [bundle] = [output].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('Vite gave no bundle.')
  return bundle.output[0].code
}
