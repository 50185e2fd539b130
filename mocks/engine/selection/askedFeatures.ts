import { askedOf } from '../conflicts/asked.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { terms } from '../text/terms.ts'
import { unitByName } from '../text/units.ts'
import { type AskedTerm, askedTerm } from './askedTerm.ts'
import { definesTerm } from './definition.ts'
import type { Features } from './featureGroups.ts'
import { type Match, positionsOf } from './matches.ts'
import { coverageOf, type Question } from './question.ts'

const MODAL =
  /\b(?:must|shall|may|can|cannot|should|need|not|no|allowed|permitted|prohibited|forbidden|required|only|never|always|entitled|excluded|covered|eligible|exempt|optional|mandatory)\b/i
const ASKS_CONDITION = /\b(?:if|when|unless|in case|without|after|before)\b/i
const CONDITION =
  /\b(?:if|when|whenever|unless|where|in (?:the )?(?:case|event)|provided|except|after|until|once|without|otherwise|before)\b/i
const ASKS_MAKER =
  /\b(?:wr(?:ote|ite|itten)|author(?:ed)?|prepared?|sign(?:ed)?|approved?|issued?|edit(?:ed|or)|publish(?:ed)?|responsible|made|drew|took|chair(?:ed|s)?|contact|inspect(?:ed|or)|test(?:ed)?|check(?:ed)?|review(?:ed)?)\b/i
const BYLINE =
  /\b(?:by|author|editor|signed|from|contact|prepared|approved|written|issued|checked|inspector|minutes|chair|responsible)\b(?: by)?\s*[:|]?\s*(?:by )?\p{Lu}/u
/** A label before a value: 'Inspector: …', 'Price | …'. */
const LABEL = /(?:^|[|;])\s*([^:|;.]{2,60})(?=[:|])/g
const NUMERIC = /^\d/
/** Distance in words at which a value counts half. */
const HALF_DISTANCE = 3

/** What of an asked question does not depend on the sentence. */
export interface AskedProperties {
  readonly term: AskedTerm | null
  readonly dimensions: ReadonlySet<string> | null
  readonly asksCondition: boolean
  readonly asksMaker: boolean
}

export function askedProperties(question: Question, index: InvertedIndex): AskedProperties {
  return {
    term: askedTerm(question),
    dimensions: askedOf(question, index).dimensions,
    asksCondition: ASKS_CONDITION.test(question.text),
    asksMaker: question.kind === 'person' && ASKS_MAKER.test(question.text),
  }
}

/** Whether the sentence has the asked property, not only the asked kind of value. */
export function askedFeatures(match: Match, question: Question, asked: AskedProperties): Features {
  const { sentence } = match
  const { kind } = question
  const asksValue = kind === 'count' || kind === 'amount' || kind === 'date'
  const defines = asked.term === null ? 0 : definesTerm(sentence, asked.term)
  const hasDimension =
    asked.dimensions !== null &&
    sentence.quantities.some(
      ({ unit }) => unit !== null && asked.dimensions?.has(unitByName(unit)?.dimension ?? ''),
    )
  return {
    defines,
    notDefined: asked.term !== null && defines === 0 ? 1 : 0,
    dimensionFound: hasDimension ? 1 : 0,
    dimensionMissing: asked.dimensions !== null && !hasDimension ? 1 : 0,
    valueNear: asksValue ? valueNearness(match, question) : 0,
    quantityFound: (kind === 'count' || kind === 'amount') && sentence.quantities.length > 0 ? 1 : 0,
    modal: kind === 'yesNo' && MODAL.test(sentence.text) ? 1 : 0,
    condition: asked.asksCondition && CONDITION.test(sentence.text) ? 1 : 0,
    byline: asked.asksMaker && BYLINE.test(sentence.text) ? 1 : 0,
    labelCoverage: labelCoverage(match, question),
  }
}

/** How near a number that the question lacks stands to a term of the question, 0 to 1. */
function valueNearness({ sentence, termOfWord }: Match, { words }: Question): number {
  let best = 0
  for (const [at, { folded }] of sentence.words.entries()) {
    if (!NUMERIC.test(folded) || words.has(folded)) continue
    for (const [other, term] of termOfWord.entries())
      if (term >= 0) best = Math.max(best, 1 / (1 + Math.abs(at - other) / HALF_DISTANCE))
  }
  return best
}

function labelCoverage({ sentence }: Match, question: Question): number {
  let best = 0
  for (const [, label = ''] of sentence.text.matchAll(LABEL)) {
    const found = positionsOf(new Set(terms(label, sentence.language)), question)
    if (found.size > 0) best = Math.max(best, coverageOf(found, question))
  }
  return best
}
