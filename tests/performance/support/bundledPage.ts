import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { vi } from 'vitest'
import { answer, startServer } from '../../src/api/misbehavingServer.ts'
import { browserLaunchOptions } from '../../support/browser.ts'

/** With these headers the page is isolated and its clock has a resolution of 5 µs instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** A page in a separate browser that runs a file like the production build. */
export async function openBundled(file: URL): Promise<{ page: Page; close: () => Promise<void> }> {
  const { entry, files } = await bundle(file)
  const styles = files.filter(({ name }) => name.endsWith('.css'))
  const html = [
    '<!doctype html>',
    ...styles.map(({ name }) => `<link rel="stylesheet" href="/${name}">`),
    `<body><script type="module" src="/${entry}"></script>`,
  ].join('')
  const served = (type: string, content: string) =>
    answer(200, content, { ...ISOLATED, 'Content-Type': type })
  const answers = new Map(
    files.map(({ name, content }) => [
      `/${name}`,
      served(name.endsWith('.css') ? 'text/css' : 'text/javascript', content),
    ]),
  )
  const index = served('text/html', html)
  const server = await startServer((request, response) =>
    (answers.get(request.url ?? '') ?? index)(request, response),
  )
  const browser = await chromium.launch(await browserLaunchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  // Rejects pending waits immediately instead of at their timeout.
  page.on('pageerror', async (error) => {
    console.error(error)
    await page.close()
  })
  await page.goto(server.origin)
  return {
    page,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

async function bundle(file: URL) {
  // Otherwise JSX would use the development runtime with the production build of React.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', lib: { entry: fileURLToPath(file), formats: ['es'] } },
  })
  vi.unstubAllEnvs()
  const [built] = Array.isArray(result) ? result : []
  if (built === undefined) throw new Error(`Vite built nothing from ${file}.`)
  return {
    entry: built.output[0].fileName,
    files: built.output.map((part) => ({
      name: part.fileName,
      content: part.type === 'chunk' ? part.code : String(part.source),
    })),
  }
}
