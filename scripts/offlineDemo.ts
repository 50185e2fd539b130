import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { build } from 'vite'
import { tokens } from '../src/theme/tokens.ts'

const SOURCE = `${import.meta.dirname}/../mocks/demo/offline`

/** The name under which MSW's Vite plugin emits its worker, and under which the page registers it. */
const WORKER = 'mockServiceWorker.js'

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
].map((icon) => ({ ...icon, type: 'image/png' }))

const { dark, light } = tokens.theme

const MANIFEST = {
  name: 'Engram demo',
  short_name: 'Engram',
  description: 'Engram with a mock backend. Everything runs in this browser.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: dark.color.canvas,
  background_color: dark.color.canvas,
  icons: ICONS,
}

/**
 * Makes the built demo installable and usable without a connection: adds a manifest with icons, and replaces MSW's service
 * worker by mocks/demo/offline/serviceWorker.ts with the list of all files.
 */
export function offlineDemo(): Plugin {
  return {
    name: 'engram-offline-demo',
    apply: 'build',

    transformIndexHtml: () => [
      link({ rel: 'manifest', href: '/manifest.webmanifest' }),
      link({ rel: 'apple-touch-icon', href: '/icon-192.png' }),
      themeColor('dark', dark.color.canvas),
      themeColor('light', light.color.canvas),
    ],

    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(MANIFEST),
      })
      for (const { src } of ICONS)
        this.emitFile({
          type: 'asset',
          fileName: src.slice(1),
          source: readFileSync(`${SOURCE}/icons${src}`),
        })
    },

    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The demo is built without a folder.')
      writeFileSync(join(dir, WORKER), await bundleWorker(listBuild(dir)))
    },
  }
}

const link = (attrs: { rel: string; href: string }): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
})

const themeColor = (scheme: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  injectTo: 'head',
})

/** The paths of all files of a build, and a hash of their content. */
function listBuild(dir: string): { files: string[]; version: string } {
  const hash = createHash('sha256')
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => path !== WORKER)
    .sort()
  for (const path of files) hash.update(path).update(readFileSync(join(dir, path)))
  return {
    files: files.map((path) => (path === 'index.html' ? '/' : `/${path}`)),
    version: hash.digest('hex').slice(0, 16),
  }
}

/** MSW declares that its modules have no side effects, so the import of its worker would be removed. */
const keepMockWorker: Plugin = {
  name: 'engram-keep-mock-worker',
  enforce: 'pre',
  resolveId(id) {
    if (id !== `msw/${WORKER}`) return null
    return { id: fileURLToPath(import.meta.resolve(id)), moduleSideEffects: true }
  },
}

async function bundleWorker(files: ReturnType<typeof listBuild>): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${SOURCE}/serviceWorker.ts`, formats: ['iife'], name: 'serviceWorker' },
    },
    plugins: [keepMockWorker],
  })
  const [bundle] = [output].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('Vite gave no bundle.')
  return bundle.output[0].code
}
