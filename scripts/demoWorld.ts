import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const ID = 'virtual:engram-demo-world'
const RESOLVED = `\0${ID}`

/** Provides the data of the demo's world as a module with a text for `unpackWorld`. A process of its own builds it. */
export function demoWorld(): Plugin {
  return {
    name: 'engram-demo-world',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [`${import.meta.dirname}/printDemoWorld.mjs`],
        { maxBuffer: 16 * 1024 * 1024 },
      )
      return `export default ${JSON.stringify(stdout)}`
    },
  }
}
