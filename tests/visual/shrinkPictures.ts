import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import initialize, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'

const BASELINES = `${import.meta.dirname}/baselines`
/** Higher levels take longer without a smaller result. */
const LEVEL = 2
/** Minimum file size in bytes: half of the pictures, which have nine tenths of the total size. */
const MIN_BYTES = 12_000

/** Runs before the tests, and returns what runs after them: recompresses the baselines they wrote, by about a quarter. */
export default function shrinkPictures(): () => Promise<void> {
  const start = Date.now()
  return async () => {
    const written = globSync(`${BASELINES}/*/*.png`).filter((file) => {
      const { size, mtimeMs } = statSync(file)
      return size >= MIN_BYTES && mtimeMs >= start
    })
    if (written.length === 0) return
    const wasm = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')
    await initialize(readFileSync(wasm))
    for (const file of written) {
      const picture = readFileSync(file)
      const packed = optimise(new Uint8Array(picture), LEVEL, false, false)
      if (packed.length < picture.length) writeFileSync(file, packed)
    }
  }
}
