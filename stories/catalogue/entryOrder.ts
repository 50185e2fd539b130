import { GUIDES } from '../guides/guides.ts'
import { STAGES } from './stages.ts'

/** The groups of the sidebar. Those of a group are listed here or, below Flows and Behavior, in `STAGES`. */
const ROOTS = [
  'Welcome',
  'Maps',
  'Guides',
  'Journeys',
  'Flows',
  'Modules',
  'Components',
  'Foundations',
  'Demo',
  'Behavior',
  'Quality',
]

export const FLOW_TITLES = STAGES.flatMap(({ flows }) => flows.map(({ title }) => title))

/** The order of the titles directly below a root. Those that are not listed follow by name. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  Maps: ['Routes', 'Statuses', 'From application to user'],
  Guides: Object.values(GUIDES),
  Flows: FLOW_TITLES,
  Behavior: FLOW_TITLES,
  Components: [
    'All',
    'Actions',
    'Forms',
    'Feedback',
    'Overlays',
    'Structure',
    'Data',
    'Evidence',
    'Brand',
    'Checks',
  ],
  Foundations: ['Color', 'Contrast', 'The scale', 'Type', 'Space and shape', 'Motion', 'Icons', 'Voice'],
}

export interface CatalogueEntry {
  title: string
  type: string
  tags?: readonly string[]
}

function positionIn(titles: readonly string[] = [], title = ''): number {
  const index = titles.indexOf(title)
  return index === -1 ? titles.length : index
}

/** The position of a title: its root, its place below it, and the folder inside that. */
function positionOf(title: string): number[] {
  const [root = '', second, third] = title.split('/')
  return [positionIn(ROOTS, root), positionIn(BELOW[root], second), third === undefined ? 0 : 1]
}

/** Documentation first, then what a designer reads, then what is only played. */
function kindOf({ type, tags = [] }: CatalogueEntry): number {
  if (type === 'docs') return 0
  // A state without a picture of its own has the tag `behavior` too, but no play function.
  return tags.includes('behavior') && tags.includes('play-fn') ? 2 : 1
}

/** Compares two entries for the order of the sidebar. Equal entries stay in the order of their file. */
export function compareEntries(a: CatalogueEntry, b: CatalogueEntry): number {
  const other = positionOf(b.title)
  const difference = positionOf(a.title)
    .map((position, index) => position - (other[index] ?? 0))
    .find((one) => one !== 0)
  return difference ?? (a.title.localeCompare(b.title, 'en', { numeric: true }) || kindOf(a) - kindOf(b))
}
