import type { BuiltFiles } from './builtFiles.ts'
import { PAGES } from './pages.ts'

/** Sizes in KiB (1024 bytes) after gzip; fonts, which are compressed already, as they are. */
export interface PageSize {
  page: string
  javascript: number
  /** JavaScript that no other page loads. */
  own: number
  css: number
  /** The fonts of English text that the page's style sheets declare. The browser loads each when it is first used. */
  fonts: number
  /** Sentences about exceeded budgets. */
  problems: string[]
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

const isScript = (file: string) => file.endsWith('.js')

export function pageSizes(build: BuiltFiles): PageSize[] {
  const loaded = Object.entries(PAGES).map(([page, { modules, budget }]) => ({
    page,
    budget,
    files: build.filesOf(['index.html', ...modules]),
  }))
  return loaded.map(({ page, budget, files }) => {
    const others = loaded.filter((other) => other.page !== page)
    const scripts = [...files].filter(isScript)
    const styles = [...files].filter((file) => !isScript(file))
    const javascript = build.kibOf(scripts)
    const own = build.kibOf(scripts.filter((file) => !others.some((other) => other.files.has(file))))
    return {
      page,
      javascript,
      own,
      css: build.kibOf(styles),
      fonts: sum(
        fontsOf(styles.map((file) => `${build.read(file)}`)).map((file) => build.read(file).length / 1024),
      ),
      problems: [
        ...problemOf(`${page}: JavaScript`, javascript, budget.total),
        ...problemOf(`${page}: JavaScript of its own`, own, budget.own),
      ],
    }
  })
}

const problemOf = (what: string, size: number, limit = Number.POSITIVE_INFINITY) =>
  size > limit ? [`${what} ${size.toFixed(1)} KiB, at most ${limit} KiB.`] : []

/** The files of the fonts with the letter A. Paths in style sheets start at the root of the build. */
function fontsOf(styles: readonly string[]): string[] {
  const faces = styles.flatMap((style) => style.match(/@font-face\s*{[^}]*}/g) ?? [])
  return faces
    .filter((face) => /unicode-range:\s*U\+(0000-00FF|\?\?|0-FF)/i.test(face))
    .flatMap((face) => [...face.matchAll(/url\(["']?\/([^"')]+)/g)].map(([, path = '']) => path))
}
