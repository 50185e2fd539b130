import { readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(css|html|js|json|svg|ttf|txt|wasm|webmanifest)$/

/** Replaced in each environment, so that a compressed copy would be out of date. */
const REPLACED = 'config.json'

/** Smaller files are sent in one packet anyway. */
const MIN_BYTES = 1000

/**
 * Writes a `.br` and a `.gz` file beside each text file of a folder, at the highest compression. Servers send them instead
 * of compressing each response. The same files give the same result.
 *
 * @returns The number of files that were compressed.
 */
export async function compressFolder(folder: string): Promise<number> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => COMPRESSIBLE.test(path) && path !== REPLACED)
    .map((path) => join(folder, path))
  const compressed = await Promise.all(paths.map(compress))
  return compressed.filter(Boolean).length
}

async function compress(path: string): Promise<boolean> {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return false
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
  return true
}
