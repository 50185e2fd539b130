import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { PATHS } from '../../src/domain/paths.ts'

type Screens = typeof import('./screens.tsx').screens

const ROOT = `${import.meta.dirname}/../..`
const LANDING_PAGE = '/src/app/pages/LandingPage.tsx'
const LOGIN_PAGE = '/src/app/pages/DemoLoginPage.tsx'

/** The page for every path that has none of its own. */
const SHELL = 'app.html'

/** The page for PATHS.demoLogin. */
const LOGIN = 'demo.html'

/**
 * Writes the landing page's first screen into index.html, with links to the files that the landing page loads, so that it
 * is visible before the app has started, and the demo login into demo.html. The page without both becomes app.html, which
 * servers send for all other paths.
 */
export function prerender(): Plugin {
  return {
    name: 'engram-prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      const shell = String(page.source)
      this.emitFile({ type: 'asset', fileName: SHELL, source: shell })
      const screens = await renderScreens()
      const login = withLinks(shell, linksOf(bundle, shell, LOGIN_PAGE))
      const source = withFirstScreen(login, PATHS.demoLogin, screens.login)
      this.emitFile({ type: 'asset', fileName: LOGIN, source })
      const landing = withLinks(shell, linksOf(bundle, shell, LANDING_PAGE))
      page.source = withFirstScreen(landing, PATHS.home, screens.landing)
    },
  }
}

/** The scripts are loaded after the style sheets and fonts, because the first screen needs only these. */
function withFirstScreen(page: string, path: string, html: string): string {
  if (html.includes(' style=')) throw new Error('The Content-Security-Policy does not allow inline styles.')
  return page
    .replace('<html ', `<html data-prerendered="${path}" `)
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace('<div id="root">', `<div id="prerendered">${html}</div>\n    <div id="root">`)
}

function withLinks(page: string, links: readonly string[]): string {
  return page.replace(/(?=\n\s*<\/head>)/, links.map((link) => `\n    ${link}`).join(''))
}

/** Links to the scripts and style sheets of a page that the shell does not load. */
function linksOf(bundle: Rolldown.OutputBundle, shell: string, pageModule: string): string[] {
  const chunks = new Map(Object.values(bundle).map((output) => [output.fileName, output]))
  const files: string[] = []
  const add = (file: string) => {
    const chunk = chunks.get(file)
    if (chunk?.type !== 'chunk' || files.includes(file)) return
    chunk.imports.forEach(add)
    files.push(file, ...(chunk.viteMetadata?.importedCss ?? []))
  }
  const entry = [...chunks.values()].find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(pageModule),
  )
  if (entry === undefined) throw new Error(`The build has no file for ${pageModule}.`)
  add(entry.fileName)
  return [...new Set(files)]
    .filter((file) => !shell.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
}

/** Builds the first screens for Node, with the same class names as the app, and renders them. */
async function renderScreens(): Promise<Screens> {
  const result = await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    build: { write: false, ssr: join(import.meta.dirname, 'screens.tsx') },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('Vite gave no bundle.')
  // In the project's folder, where Node finds the packages.
  const folder = join(ROOT, 'node_modules/.cache/prerender', String(process.pid))
  mkdirSync(folder, { recursive: true })
  try {
    for (const file of output.output)
      if (file.type === 'chunk') {
        mkdirSync(join(folder, file.fileName, '..'), { recursive: true })
        writeFileSync(join(folder, file.fileName), file.code)
      }
    const module: { screens: Screens } = await import(
      pathToFileURL(join(folder, output.output[0].fileName)).href
    )
    return module.screens
  } finally {
    rmSync(folder, { recursive: true })
  }
}
