import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Puts the results of the gates that read files into their module. They are read when the page is opened. */
export function fileGatesPlugin(): Plugin {
  return {
    name: 'engram-file-gates',
    enforce: 'pre',
    load: {
      filter: { id: /quality\/fileGateResults\.ts$/ },
      async handler() {
        const { fileGates } = await import('../scripts/gates/fileGates.ts')
        return `export const FILE_GATES = ${JSON.stringify(fileGates(root))}`
      },
    },
  }
}
