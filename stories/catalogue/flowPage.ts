import { toId } from 'storybook/internal/csf'
import { type CatalogueFlow, MODULES, STAGES } from './stages.ts'

const FLOWS = STAGES.flatMap(({ flows }) => flows)

const folderOf = (flow: CatalogueFlow) => (MODULES.includes(flow) ? 'Modules' : 'Flows')

/** The id of the page that shows a flow, given by its title or as in the catalogue. */
export function flowEntry(flow: string | CatalogueFlow): string {
  const known = typeof flow === 'string' ? FLOWS.find(({ title }) => title === flow) : flow
  if (known === undefined) throw new Error(`There is no flow ${flow}.`)
  return `${toId(`${folderOf(known)}/${known.page ?? known.title}`)}--overview`
}

/** The id of the story that the Welcome page shows of a flow. */
export function thumbnailId(flow: CatalogueFlow): string {
  return `${toId(`${folderOf(flow)}/${flow.title}`)}--${flow.thumbnail}`
}
