import type { Indexer, IndexInput } from 'storybook/internal/types'
import { flowWithPage } from '../stories/catalogue/flowPage.ts'

/** The tag of the stories that `markEntries` marks. */
const CHECK = 'check'

/** What main.ts tells the sidebar: checks are hidden until they are selected in its filter. */
export const tags = { [CHECK]: { defaultFilterSelection: 'exclude' } } as const

/** Whether a story only checks behavior. Those of flows have files and a group of their own. */
const isCheck = (tags: readonly string[]) => tags.includes('behavior') && tags.includes('play-fn')

function mark(entry: IndexInput): IndexInput {
  const { title = '', tags: own = [] } = entry
  const isComponent = title.startsWith('Components/')
  const hasPage = isComponent ? /^Components\/\w+\/\w+$/.test(title) : flowWithPage(title) !== undefined
  return {
    ...entry,
    tags: [...(hasPage ? ['autodocs'] : []), ...own, ...(isComponent && isCheck(own) ? [CHECK] : [])],
  }
}

/** An indexer that gives flows their page and components that of their documentation, and checks their tag. */
export function markEntries(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(mark),
  }
}
