import { canonicalStems } from '../text/synonyms.ts'
import type { Token } from './statement.ts'

const PAST_FORMS = new Set(
  'built began left held made won sold wrote became found went took came met died grew fell rose sank bought led'.split(
    ' ',
  ),
)
/** Verbs whose other forms are known as well. */
const EVENTS = canonicalStems(
  'open close end begin found build join sign elect erupt arrive depart die born destroy launch release publish ' +
    'introduce meet start finish leave buy sell win discover invent write design move visit land',
)

/** Past forms, participles and some common verbs. Other verbs cannot be told from nouns by their form. */
export function isVerbLike({ folded, stem }: Token): boolean {
  return PAST_FORMS.has(folded) || /[^aeiou]ed$|[aeiou][^aeiou]?ed$/.test(folded) || EVENTS.has(stem)
}
