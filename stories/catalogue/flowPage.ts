import { toId } from 'storybook/internal/csf'
import { CARDS, type CatalogueFlow, MODULES } from './stages.ts'

const storyTitle = (card: CatalogueFlow) =>
  `${MODULES.some(({ title }) => title === card.title) ? 'Modules' : 'Flows'}/${card.title}`

/** The entry whose page shows an entry. The ways to set up an account are one machine and share the page of the first. */
const pageOf = (card: CatalogueFlow) =>
  (card.flow === 'account-setup' && CARDS.find(({ flow }) => flow === card.flow)) || card

/** The entry that has a page with these stories, if there is one. */
export function flowWithPage(title: string): (typeof CARDS)[number] | undefined {
  return CARDS.find((card) => pageOf(card) === card && storyTitle(card) === title)
}

/** The titles of the pages of a flow. */
export function pageTitles(flow: string): readonly string[] {
  return [...new Set(CARDS.filter((card) => card.flow === flow).map((card) => storyTitle(pageOf(card))))]
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
