import type { InvertedIndex } from '../invertedIndex.ts'
import type { Question } from '../selection/question.ts'
import { unitBySpelling } from '../text/units.ts'
import { GENERAL } from './generalWords.ts'
import { isContent } from './similarity.ts'
import { createStatement, type Token } from './statement.ts'
import { isVerbLike } from './verbs.ts'

export type AskedKind = 'quantity' | 'date' | 'person' | 'place' | 'material' | 'color' | 'other'

/** A word of a question that names its subject or the asked property. */
export interface AskedWord {
  readonly stem: string
  readonly weight: number
  readonly isName: boolean
  /** Whether it names an event: 'built', 'open'. */
  readonly isEvent: boolean
  /** Whether it is too general to name a subject. */
  readonly isGeneral: boolean
}

export interface Asked {
  readonly kind: AskedKind
  readonly isYesNo: boolean
  /** The dimensions of units.ts that the amount may have; null for any. */
  readonly dimensions: ReadonlySet<string> | null
  /** The stem of the measured side, such as 'high', or null. */
  readonly side: string | null
  /** The stem of the word for the measured property, such as 'weigh', or null. */
  readonly property: string | null
  /** The stem of the noun after 'how many', or null. */
  readonly counted: string | null
  readonly folded: ReadonlySet<string>
  /** Without the words that only say what is asked for. */
  readonly words: readonly AskedWord[]
}

const NAME_WEIGHT = 1.5
const GENERAL_WEIGHT = 0.4
const COLOR = /\b(?:what|which) colou?rs?\b/i
const MATERIAL =
  /\b(?:what|which) (?:material|metal|wood|stone|fabric)\b|^(?:of )?what\b.*\b(?:made|built|covered|lined|clad|filled|constructed)(?: out)?(?: of| from| with)?\?*$/i
const DATE = /^when\b|\b(?:what|which) (?:weekday|day|date|year|month|time|century|decade)\b/i
const PLACE =
  /^where\b|\b(?:in|at|on|to|from) (?:what|which) (?:room|building|hall|floor|house|street|town|village|city|country|place|region|drawer|shelf)\b|\b(?:what|which) (?:country|city|town|region|state|village|county)\b.*\bin\W*$/i
const PERSON = /^(?:by )?who(?:m|se)?\b/i
const YES_NO =
  /^(?:is|are|was|were|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had)\b/i
/** Many persons can do this, so that two names do not contradict each other. */
const MANY_PERSONS =
  /\b(?:play(?:s|ed)?|participate[ds]?|compete[ds]?|attend(?:s|ed)?|visit(?:s|ed)?|live[ds]?|work(?:s|ed)?|use[ds]?|support(?:s|ed)?|help(?:s|ed)?|join(?:s|ed)?|belongs?|are|were)\b/i
const SHARE = /\b(?:share|percentage|percent|proportion)\b|\bhow much of\b/i
/** 'What is the weight of …': the words for measured properties and dimensions. */
const AMOUNT =
  /^what(?:['’]s| is| are| was| were) the (?:\p{Ll}+ )?(?:age|length|duration|width|height|depth|thickness|weight|mass|distance|speed|temperature|loudness|volume|power|energy|pressure|voltage|current|frequency|torque|area|price|cost|fee)\b/iu
/** Words that say what is asked for, not about what. */
const KIND_WORDS = new Set(
  'many much color colour colors colours share percentage percent proportion weekday day year time date material place person kind type responsible'.split(
    ' ',
  ),
)
const MONEY = ['euro', 'dollar', 'pound', 'franc', 'crown']
/** The dimensions of the amounts that a property has, by the canonical stem of its word. */
const PROPERTIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['weigh', ['mass']],
  ['long', ['length', 'time']],
  ['deep', ['length']],
  ['high', ['length']],
  ['wide', ['length']],
  ['thick', ['length']],
  ['far', ['length']],
  ['distanc', ['length']],
  ['fast', ['speed']],
  ['warm', ['temperature']],
  ['cost', MONEY],
  ['old', ['time']],
  ['loud', ['loudness']],
  ['loudli', ['loudness']],
])
const DIMENSIONS = new Set(
  'area mass volume loudness torque power energy pressure voltage current frequency'.split(' '),
)
const LENGTH_SIDES = new Set(['long', 'deep', 'high', 'wide', 'thick'])

/** Finds what an English question asks for. The index gives the rarity of its words. */
export function askedOf({ text, kind }: Pick<Question, 'text' | 'kind'>, index: InvertedIndex): Asked {
  const { tokens } = createStatement({
    text,
    language: 'en',
    headings: [],
    context: null,
    before: '',
    passage: '',
  })
  const asked = askedKind(text, kind)
  const property = asked === 'quantity' ? tokens.find(({ stem }) => PROPERTIES.has(stem)) : undefined
  const dimension = asked === 'quantity' ? tokens.find(({ folded }) => DIMENSIONS.has(folded)) : undefined
  const many = tokens.findIndex(({ folded }) => folded === 'many')
  const stop = tokens.findIndex((token, i) => many >= 0 && i > many && token.isStop)
  const nouns = many < 0 ? [] : tokens.slice(many + 1, stop < 0 ? undefined : stop)
  const [counted] = nouns
  const unit = counted && unitBySpelling(counted.folded)
  const named = new Set([property, dimension, ...nouns])
  const dimensions = SHARE.test(text)
    ? ['percent']
    : property !== undefined
      ? PROPERTIES.get(property.stem)
      : dimensionsOf(dimension?.folded ?? unit?.dimension)
  return {
    kind: asked,
    isYesNo: YES_NO.test(text),
    dimensions: dimensions === undefined ? null : new Set(dimensions),
    side: property !== undefined && LENGTH_SIDES.has(property.stem) ? property.stem : null,
    property: (property ?? dimension)?.stem ?? null,
    counted: unit === undefined ? (counted?.stem ?? null) : null,
    folded: new Set(tokens.map(({ folded }) => folded)),
    words: tokens
      .filter((token) => isContent(token) && !KIND_WORDS.has(token.folded) && !named.has(token))
      .map((token) => toWord(token, index)),
  }
}

function askedKind(text: string, kind: Question['kind']): AskedKind {
  if (COLOR.test(text)) return 'color'
  if (MATERIAL.test(text)) return 'material'
  if (DATE.test(text)) return 'date'
  if (PLACE.test(text)) return 'place'
  if (PERSON.test(text)) return MANY_PERSONS.test(text) ? 'other' : 'person'
  if (kind === 'count' || kind === 'amount' || SHARE.test(text) || AMOUNT.test(text)) return 'quantity'
  return kind === 'date' ? kind : 'other'
}

/** A volume is an amount of space or of sound. */
function dimensionsOf(word: string | undefined): readonly string[] | undefined {
  if (word === undefined) return undefined
  return word === 'volume' ? ['volume', 'loudness'] : [word]
}

function toWord(token: Token, index: InvertedIndex): AskedWord {
  const isGeneral = GENERAL.has(token.stem)
  // No statement can mention it, so it distinguishes none.
  const isUnknown = index.countUnits(token.term) === 0
  const isName = /^\p{Lu}/u.test(token.text) && token.position > 0
  return {
    stem: token.stem,
    weight: index.rarity(token.term) * (isName ? NAME_WEIGHT : isGeneral || isUnknown ? GENERAL_WEIGHT : 1),
    isName,
    isEvent: isVerbLike(token),
    isGeneral,
  }
}
