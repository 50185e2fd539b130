import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Theme, tokens } from '../../src/theme/tokens.ts'
import type { Comparison, Difference } from './comparison.ts'
import { reportPage } from './reportPage.ts'

const FONT = `${import.meta.dirname}/../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`

/**
 * Writes the report of a comparison into a folder, which is emptied before: `index.html` with copies of all pictures, and
 * `comparison.json` with the same contents as data.
 */
export function writeReport(folder: string, comparison: Comparison): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const differences = comparison.differences.map((difference, index) =>
    withCopies(folder, difference, String(index + 1)),
  )
  const copied = { ...comparison, differences }
  writeFileSync(join(folder, 'comparison.json'), JSON.stringify(copied, null, 2))
  writeFileSync(join(folder, 'index.html'), reportPage(copied))
  writeFileSync(join(folder, 'page.css'), styles())
  copyFileSync(join(import.meta.dirname, 'page.js'), join(folder, 'page.js'))
  copyFileSync(FONT, join(folder, 'font.woff2'))
}

/** The difference with its pictures copied into the report, under paths relative to the report. */
function withCopies(folder: string, difference: Difference, number: string): Difference {
  const copies: Partial<Record<'before' | 'after' | 'marked', string>> = {}
  for (const part of ['before', 'after', 'marked'] as const) {
    const picture = difference[part]
    if (picture === undefined) continue
    copies[part] = `pictures/${number}-${part}.png`
    copyFileSync(picture, join(folder, copies[part]))
  }
  return { ...difference, ...copies }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The colors of a theme as custom properties. */
function colors({ color }: Theme): string {
  return Object.entries(color)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => `--${kebab(name)}: ${value};`)
    .join(' ')
}

function styles(): string {
  const { dark, light } = tokens.theme
  return `@font-face { font-family: "Hanken Grotesk Variable"; font-weight: 100 900; src: url("font.woff2") format("woff2"); }
:root { color-scheme: dark; ${colors(dark)} }
@media (prefers-color-scheme: light) { :root { color-scheme: light; ${colors(light)} } }
${readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')}`
}
