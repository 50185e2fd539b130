// npm run size: builds the app for production and prints the size of every page. Fails if a page exceeds its budget.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { readBuiltFiles } from './size/builtFiles.ts'
import { minimumSize } from './size/minimumSize.ts'
import { pageSizes } from './size/pageSizes.ts'
import { sizeTable } from './size/sizeTable.ts'

process.env.NODE_ENV = 'production'
const outDir = fileURLToPath(new URL('../node_modules/.cache/size', import.meta.url))
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } })
const sizes = pageSizes(readBuiltFiles(outDir))

console.log('KiB (1024 bytes) after gzip; fonts are compressed already.\n')
console.log(sizeTable(sizes, await minimumSize()))
const problems = sizes.flatMap((size) => size.problems)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
