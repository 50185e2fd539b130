/** Plurals without -s. */
const IRREGULAR = new Set(
  (
    'people men women children feet teeth mice geese criteria phenomena data media bacteria indices matrices ' +
    'vertices analyses hypotheses theses bases crises oxen fungi nuclei stimuli radii syllabi formulae'
  ).split(' '),
)
/** Words that end like a plural, but are singular or no nouns. */
const SINGULAR = new Set(
  (
    'gas bus lens plus gas alias atlas canvas bias always his its this is was has does as us yes news chaos tennis ' +
    'perhaps across less mathematics physics economics politics electronics christmas texas kansas paris athens ' +
    'james thomas whereas besides towards afterwards sometimes ours yours theirs hers goes says means'
  ).split(' '),
)

/** Whether an English word in lower case is, by its form, a plural. */
export function isPlural(word: string): boolean {
  if (IRREGULAR.has(word)) return true
  return /[a-z]{2}s$/.test(word) && !/(?:ss|us|is|['’]s)$/.test(word) && !SINGULAR.has(word)
}
