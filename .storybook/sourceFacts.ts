import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Puts the facts that the pages of the flows show into their module. They are read when the first page is opened. */
export function sourceFacts(): Plugin {
  return {
    name: 'engram-source-facts',
    enforce: 'pre',
    load: {
      filter: { id: /flow-pages\/facts\/flowFacts\.ts$/ },
      async handler() {
        const { readFacts } = await import('../stories/flow-pages/facts/facts.ts')
        return `export const FACTS = ${JSON.stringify(readFacts(root))}`
      },
    },
  }
}
