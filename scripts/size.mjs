// npm run size: builds the app for production and prints the size of every page. Fails if a page exceeds its budget.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { readBuiltFiles } from './size/builtFiles.ts'
import { pageSizes } from './size/pageSizes.ts'

const rounded = (kib) => Number(kib.toFixed(1))

process.env.NODE_ENV = 'production'
const outDir = fileURLToPath(new URL('../node_modules/.cache/size', import.meta.url))
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } })
const sizes = pageSizes(readBuiltFiles(outDir))

console.log('KiB (1024 bytes) after gzip; fonts are compressed already.')
console.table(
  sizes.map(({ page, javascript, own, css, fonts }) => {
    const [JavaScript, ofItsOwn, CSS, ofFonts] = [javascript, own, css, fonts].map(rounded)
    return { page, JavaScript, 'of its own': ofItsOwn, CSS, fonts: ofFonts }
  }),
)
const problems = sizes.flatMap((size) => size.problems)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
