/** The relation of concepts that occur together without a verb. */
export const MENTIONED_WITH = 'mentioned with'

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
])

/** A relationship as a sentence: 'Sleep strengthens memory.' Relations are in the third person singular. */
export function toRelationSentence(relationship: {
  source: string
  relation: string
  target: string
}): string {
  const { source, relation, target } = relationship
  const phrase = relation === MENTIONED_WITH ? `is ${relation}` : relation
  const [verb = '', ...rest] = phrase.split(' ')
  const agreeing = isPlural(source) ? [toPluralVerb(verb), ...rest].join(' ') : phrase
  const text = `${source} ${agreeing} ${target}`
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/**
 * The question about a concept: 'What is sleep?' or 'Who is Mira Halloran?' if a document defines it, otherwise what the
 * documents say about it.
 */
export function toQuestion({
  name,
  type,
  statements,
}: {
  name: string
  type: string
  statements: readonly { text: string }[]
}): string {
  const definition = `${name} ${isPlural(name) ? 'are' : 'is'} `.toLowerCase()
  const isDefined = statements.some(({ text }) => {
    const words = text.toLowerCase()
    return words.startsWith(definition) && /^(?:an?|the) /.test(words.slice(definition.length))
  })
  if (!isDefined) return `What do my documents say about ${name}?`
  return type === 'person' ? `Who is ${name}?` : `What ${isPlural(name) ? 'are' : 'is'} ${name}?`
}

/** Whether a name is a plural, as far as its ending shows. A capitalized name is not. */
function isPlural(name: string): boolean {
  return /^\p{Ll}/u.test(name) && (/[^sui]s$/.test(name) || name.endsWith('people'))
}

/** 'reaches' → 'reach', 'is' → 'are' */
function toPluralVerb(verb: string): string {
  const irregular = IRREGULAR_PLURALS.get(verb)
  if (irregular !== undefined) return irregular
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2)
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb
}
