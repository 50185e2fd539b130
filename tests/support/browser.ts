import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Playwright's launch options: which browser runs, and how. */
export type BrowserLaunchOptions = { executablePath: string; args: string[]; env: Record<string, string> }

// The pinned package's own arguments are not used: they disable web security and run everything in one process.
const args = ['--no-sandbox', '--font-render-hinting=none']

/**
 * How every browser test of this project launches its browser: the Chromium pinned in package-lock.json on
 * Linux x64, elsewhere Playwright's own browser or an installed Chrome.
 *
 * The first call on a machine inflates the pinned browser (some seconds); later calls only look it up.
 *
 * @throws Error saying what to install, where the machine has no browser at all.
 */
export async function browserLaunchOptions(): Promise<BrowserLaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: await installedBrowser(), args, env: environment() }
  }
  const folder = await pinnedChromium()
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...environment(),
      // The libraries bundled with the browser, so that the machine needs none.
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      // Only its own fonts, so that fallback fonts look the same on every machine.
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Decompresses the pinned browser if necessary and returns its folder. */
async function pinnedChromium(): Promise<string> {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const manifest: { version: string } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
  const folder = join(cache, `chromium-${manifest.version}`)
  if (existsSync(folder)) return folder

  await mkdir(cache, { recursive: true })
  // Decompressed beside its final path and renamed, so that an interrupted run leaves no partial browser.
  const staging = await mkdtemp(`${folder}.`)
  try {
    await inflate(join(packageFolder, 'bin'), staging)
    await writeFile(join(staging, 'fonts.conf'), fontsConf(join(folder, 'fonts')))
    await rename(staging, folder)
  } catch (error) {
    // Another process has decompressed it in the meantime.
    if (!existsSync(folder)) throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return folder
}

/**
 * The package writes into the temporary folder and uses any file named chromium there, whatever its version.
 * Therefore TMPDIR points to a separate folder while it writes.
 */
async function inflate(archives: string, folder: string): Promise<void> {
  const outerFolder = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const chromium = await import('@sparticuz/chromium')
    await chromium.default.executablePath(archives)
    await chromium.inflate(join(archives, 'al2023.tar.br'))
    await chromium.inflate(join(archives, 'fonts.tar.br'))
  } finally {
    if (outerFolder === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outerFolder
  }
}

/** A font configuration with the fonts of one folder only. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`
}

async function installedBrowser(): Promise<string> {
  const { chromium } = await import('playwright')
  const found = [chromium.executablePath(), ...chromePaths].find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error('No browser to test in: install Chrome, or run "npx playwright install chromium".')
}

const chromePaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
]

/** This process's environment without undefined values, which launch options do not accept. */
function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
