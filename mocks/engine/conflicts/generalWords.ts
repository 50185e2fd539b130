import { canonicalStems } from '../text/synonyms.ts'

/** Words that say nothing about what a statement is about. Differences in them are ignored. */
export const FILLERS = canonicalStems(
  'according report reported note noted please also now today currently exactly altogether known called see said ' +
    'say says afterward afterwards then thus therefore however usually normally generally approximately roughly about ' +
    'around nearly almost approx some least most up whole entire own already still always even just count counted ' +
    'number amount quantity has have having contain contains containing include includes consist consists comprise ' +
    'comprises possess equal equals give gives become becomes remain remains ltd degree per each every since ' +
    'first-ever long-known place captain colonel general major lieutenant engineer bishop president mayor professor doctor ' +
    'time o’clock clock hour day minute year month date week apply applies applied',
)

/** Words that are too general to be what a statement is about. */
export const GENERAL = canonicalStems(
  'default value option size length number example set use used using make made way part system thing item work ' +
    'works type kind name case maximum minimum capacity level result total one open close begin end cost weigh take last ' +
    'keep store hold allow require locate high deep wide new large small file line',
)
