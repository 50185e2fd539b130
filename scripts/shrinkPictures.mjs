// Packs PNG files anew without losing a pixel: a quarter smaller than the browser writes them.
//   node scripts/shrinkPictures.mjs FILE...
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import initialise, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

/** From here on it only takes longer. */
const LEVEL = 2
/** Bytes from which on it is worth the time: half of the pictures, nine tenths of their weight. */
const WORTHWHILE = 12_000

const wasm = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')
await initialise(readFileSync(wasm))

for (const file of process.argv.slice(2)) {
  const picture = readFileSync(file)
  if (picture.length < WORTHWHILE) continue
  const packed = optimise(new Uint8Array(picture), LEVEL, false, false)
  if (packed.length < picture.length) writeFileSync(file, packed)
}
