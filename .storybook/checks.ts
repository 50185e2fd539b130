import type { Indexer, IndexInput } from 'storybook/internal/types'

/** The tag of the stories that `markChecks` marks. */
const CHECK = 'check'

/** What main.ts tells the sidebar: checks are hidden until they are selected in its filter. */
export const tags = { [CHECK]: { defaultFilterSelection: 'exclude' } } as const

/** Whether a story in the file of a component only checks behavior. Those of flows have files and a group of their own. */
const isCheck = ({ title = '', tags: own = [] }: IndexInput) =>
  title.startsWith('Components/') && own.includes('behavior') && own.includes('play-fn')

/** An indexer that gives checks their tag. */
export function markChecks(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        isCheck(entry) ? { ...entry, tags: [...(entry.tags ?? []), CHECK] } : entry,
      ),
  }
}
