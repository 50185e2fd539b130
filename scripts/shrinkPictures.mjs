// Recompresses PNG files losslessly, by about a quarter.
//   node scripts/shrinkPictures.mjs FILE...
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import initialize, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

/** Higher levels take longer without a smaller result. */
const LEVEL = 2
/** Minimum file size in bytes: half of the pictures, which have nine tenths of the total size. */
const MIN_BYTES = 12_000

const wasm = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')
await initialize(readFileSync(wasm))

for (const file of process.argv.slice(2)) {
  const picture = readFileSync(file)
  if (picture.length < MIN_BYTES) continue
  const packed = optimise(new Uint8Array(picture), LEVEL, false, false)
  if (packed.length < picture.length) writeFileSync(file, packed)
}
