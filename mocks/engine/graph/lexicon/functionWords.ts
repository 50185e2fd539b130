const TAG_NAMES = [
  'determiner',
  'pronoun',
  'relative',
  'preposition',
  'to',
  'conjunction',
  'subordinator',
  'adverb',
  'not',
  'modal',
  'be',
  'have',
  'do',
  'number',
] as const

/** The grammatical classes of words that are neither nouns nor full verbs. */
export type FunctionTag = (typeof TAG_NAMES)[number]

const WORDS: Readonly<Record<FunctionTag, string>> = {
  determiner:
    'a an the this these those its their his her my our your each every all both some any no many most several few ' +
    'more another other such either neither what much less fewer enough certain various whose',
  pronoun:
    'i you he she it we they me him us them himself herself itself themselves yourself ourselves something anything ' +
    'nothing everything someone anyone everyone somebody anybody everybody nobody none there here mine yours theirs ' +
    'others',
  relative: 'which who that whom',
  preposition:
    'of in on at by for with from into onto over under between among through during against about as than via within ' +
    'without across along around behind below beneath beside besides beyond despite except inside near off outside ' +
    'past per toward towards upon above after before until since like unlike throughout up down out due',
  to: 'to',
  conjunction: 'and or but nor yet',
  subordinator:
    'because although though while whereas if unless whether when whenever where wherever once so how why lest provided',
  adverb:
    'also then thus therefore however only just even still already always often usually sometimes very too quite ' +
    'rather now again almost never rarely seldom hardly instead perhaps maybe otherwise moreover furthermore hence ' +
    'nevertheless meanwhile thereby therein herein back away together apart ever soon later today yesterday tomorrow ' +
    'well far else twice indeed somewhat nearly',
  not: 'not',
  modal: 'can could may might must shall should will would cannot',
  be: 'is are was were be been being am',
  have: 'has have had having',
  do: 'does do did',
  number:
    'zero one two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred thousand million ' +
    'billion',
}

const TAGS = new Map<string, FunctionTag>()
for (const tag of TAG_NAMES) for (const word of WORDS[tag].split(' ')) TAGS.set(word, tag)

/** Adverbs in -ly are recognized by their ending; these words have it and are none. */
const NO_ADVERBS = new Set(
  'family assembly reply supply anomaly butterfly fly monopoly italy july rely apply imply multiply comply ally'.split(
    ' ',
  ),
)

/** The class of a lower-case word, or null for a noun, an adjective or a full verb. */
export function functionTagOf(word: string): FunctionTag | null {
  const tag = TAGS.get(word)
  if (tag !== undefined) return tag
  return word.length > 4 && word.endsWith('ly') && !NO_ADVERBS.has(word) ? 'adverb' : null
}
