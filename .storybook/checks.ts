import type { Indexer, IndexInput } from 'storybook/internal/types'

/** The tag of the stories that `markComponents` marks. */
const CHECK = 'check'

/** What main.ts tells the sidebar: checks are hidden until they are selected in its filter. */
export const tags = { [CHECK]: { defaultFilterSelection: 'exclude' } } as const

/** Whether a story only checks behavior. Those of flows have files and a group of their own. */
const isCheck = (tags: readonly string[]) => tags.includes('behavior') && tags.includes('play-fn')

function mark(entry: IndexInput): IndexInput {
  const { title = '', tags: own = [] } = entry
  if (!title.startsWith('Components/')) return entry
  const documented = /^Components\/\w+\/\w+$/.test(title) ? ['autodocs'] : []
  return { ...entry, tags: [...documented, ...own, ...(isCheck(own) ? [CHECK] : [])] }
}

/** An indexer that gives components a page of their documentation, and checks their tag. */
export function markComponents(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(mark),
  }
}
