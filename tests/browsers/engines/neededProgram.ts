import { globSync } from 'node:fs'

const PACKAGES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/lib/*/webkit2gtk-4.*/MiniBrowser': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
} as const

/**
 * The path of an installed program.
 *
 * @throws Error that says which Debian packages to install, if it is missing.
 */
export function neededProgram(path: keyof typeof PACKAGES): string {
  const [found] = globSync(path)
  if (found !== undefined) return found
  const missing = Object.entries(PACKAGES).filter(([each]) => globSync(each).length === 0)
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ')
  throw new Error(`${path} is missing. On Debian: apt-get install --no-install-recommends ${packages}`)
}
