import { toId } from 'storybook/internal/csf'
import { CARDS, type CatalogueFlow, MODULES } from './stages.ts'

const storyTitle = (card: CatalogueFlow) =>
  `${MODULES.some(({ title }) => title === card.title) ? 'Modules' : 'Flows'}/${card.title}`

/** The entry whose page shows a flow: the first of the flow. */
const pageOf = (card: CatalogueFlow) =>
  (card.flow !== null && CARDS.find(({ flow }) => flow === card.flow)) || card

/** The entry that has a page with these stories, if there is one. */
export function flowWithPage(title: string): (typeof CARDS)[number] | undefined {
  return CARDS.find((card) => pageOf(card) === card && storyTitle(card) === title)
}

/** The id of the page that shows a flow, given by its title or as in the catalogue. */
export function flowEntry(flow: string | CatalogueFlow): string {
  const known = typeof flow === 'string' ? CARDS.find(({ title }) => title === flow) : flow
  if (known === undefined) throw new Error(`There is no flow ${flow}.`)
  return `${toId(storyTitle(pageOf(known)))}--docs`
}

/** The id of the story that the Welcome page shows of a flow. */
export function thumbnailId(flow: CatalogueFlow): string {
  return `${toId(storyTitle(flow))}--${flow.thumbnail}`
}
