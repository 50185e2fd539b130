import { saysSame } from '../selection/saysSame.ts'
import { type RequestedForm, USUAL_FORM } from '../talk/requestedForm.ts'
import type { Citation, Contradiction, ContradictionSide } from '../types.ts'
import { MIN_ASSERTED, MIN_CERTAIN, sayUnsure } from './assertion.ts'
import type { Claim } from './claims.ts'
import { areOpposed, contradictionsOf } from './contradictions.ts'
import type { QuestionContext } from './questionContext.ts'
import { toMarkdown, withoutBullet } from './quotation.ts'
import { isAnotherAnswer } from './sources.ts'
import { sayValue } from './value/sayValue.ts'

/** Maximum number of sources quoted in the response; the others are only listed. */
const MAX_SHOWN = 4
/** A source whose log-odds are this much lower than those of the first is not quoted. */
const MAX_SHOWN_DIFFERENCE = 1
/** Maximum number of sources that are quoted where no one is certain. */
const MAX_CLOSEST = 3

const USUAL = { form: USUAL_FORM, disagreements: [] }

interface Quotation {
  readonly source: number
  readonly text: string
}

/**
 * Quotes the sources of claims in order, each sentence once; before them the value that the question asks for, unless sources
 * contradict each other. A source's marker is its position, counted from 1. Of sources that contradict each other, only the
 * first is quoted. Otherwise, below `MIN_CERTAIN` up to three sources are quoted without a value, and below `MIN_ASSERTED` the
 * response says that it is not sure.
 */
export function composeResponse(
  claims: readonly Claim[],
  question: string,
  { form, disagreements }: Pick<QuestionContext, 'form' | 'disagreements'> = USUAL,
): {
  response: string
  citations: Citation[]
  contradictions: Contradiction[]
} {
  const contradictions = contradictionsOf(claims, disagreements)
  const confidence = claims[0]?.confidence ?? 0
  const isCertain = confidence >= MIN_CERTAIN
  // Sides that contradict each other make both uncertain, which the contradiction itself says.
  const isUnsure = confidence < MIN_ASSERTED && contradictions.length === 0
  const found =
    isCertain || contradictions.length > 0
      ? shownOf(claims, contradictions)
      : closestOf(claims, contradictions, isUnsure)
  const shown = form.sentences === null ? found : found.slice(0, form.sentences)
  const said = new Set<string>()
  const quotations = shown
    .map((source) => ({ source, text: quotationOf(claims[source], source + 1, said) }))
    .filter(({ text }) => text !== '')
  const value = isCertain && contradictions.length === 0 ? firstValue(claims, question) : ''
  return {
    response: sayQuotations(quotations, value, isUnsure, form),
    citations: quotations.map(({ source }) => ({ marker: source + 1, source })),
    contradictions: contradictions.map((one) => withContext(one, shown, claims)),
  }
}

function firstValue([first]: readonly Claim[], question: string): string {
  return first === undefined ? '' : sayValue(question, first.cited)
}

function sayQuotations(
  quotations: readonly Quotation[],
  value: string,
  isUnsure: boolean,
  { isList, isValue }: RequestedForm,
): string {
  if (isUnsure) return `${sayUnsure(quotations.length)}\n\n${listOf(quotations)}`
  if (isValue && value !== '') return `${value} [${(quotations[0]?.source ?? 0) + 1}]`
  if (!isList) return joinQuotations(quotations, value)
  return [value, listOf(quotations)].filter((text) => text !== '').join('\n\n')
}

function joinQuotations(quotations: readonly Quotation[], value: string): string {
  const [first = '', ...others] = quotations.map(({ text }) => text)
  const rest = others.join(others.some((text) => text.includes('\n')) ? '\n\n' : ' ')
  return [value, first, rest].filter((text) => text !== '').join('\n\n')
}

/** A list whose items may contain lists and code. */
function listOf(quotations: readonly Quotation[]): string {
  return quotations.map(({ text }) => `- ${text.replace(/\n(?=.)/g, '\n  ')}`).join('\n')
}

function quotationOf(claim: Claim | undefined, marker: number, said: Set<string>): string {
  return claim === undefined ? '' : toMarkdown(claim.cited, `[${marker}]`, said)
}

/** The sources to quote: the first, and others that are nearly as probable, about the question and say something else. */
function shownOf(claims: readonly Claim[], contradictions: readonly Contradiction[]): number[] {
  const [first, ...others] = claims.map(({ cited: { best }, fitted }, source) => ({ best, fitted, source }))
  if (first === undefined) return []
  const shown = [first]
  for (const { best, fitted, source } of others.slice(0, MAX_SHOWN - 1)) {
    const isProbable = fitted >= first.fitted - MAX_SHOWN_DIFFERENCE
    const isNew = !shown.some(
      (other) => saysSame(other.best, best) || areOpposed(contradictions, other.source, source),
    )
    if (isProbable && isNew && isAnotherAnswer(best, first.best)) shown.push({ best, fitted, source })
  }
  return shown.map(({ source }) => source)
}

/** The first sources that say something else; those of other sections or pages before others if nothing is asserted. */
function closestOf(
  claims: readonly Claim[],
  contradictions: readonly Contradiction[],
  isUnsure: boolean,
): number[] {
  const shown: number[] = []
  for (const needsPlace of isUnsure ? [true, false] : [false]) {
    for (const [source, claim] of claims.entries()) {
      const isOther = shown.every((known) => {
        const other = claims[known]
        if (other === undefined || other === claim || areOpposed(contradictions, known, source)) return false
        const isElsewhere = !needsPlace || placeOf(other) !== placeOf(claim)
        return isElsewhere && !saysSame(other.cited.best, claim.cited.best)
      })
      if (isOther && shown.length < MAX_CLOSEST) shown.push(source)
    }
  }
  return shown.sort((a, b) => a - b)
}

/** The page, or the section where a format has no pages. */
function placeOf({ cited: { best } }: Claim): string {
  const { documentId, page, pageIndex } = best.passage
  const section = page.number === null ? best.sentence.block.headings.join('\n') : ''
  return [documentId, pageIndex, section].join('\n')
}

/**
 * Replaces the differing words of a side by its sentence if they are not understood alone: where the response quotes no side,
 * and in denials where it does not quote this one.
 */
function withContext(
  { kind, sides, ...rest }: Contradiction,
  shown: readonly number[],
  claims: readonly Claim[],
): Contradiction {
  const isQuoted = ({ source }: ContradictionSide): boolean => shown.includes(source)
  const isUnderstood = sides.some(isQuoted) && kind !== 'polarity'
  return {
    ...rest,
    kind,
    sides: sides.map((side) => {
      const sentence = claims[side.source]?.cited.best.sentence.text
      if (isUnderstood || isQuoted(side) || sentence === undefined) return side
      return { ...side, text: withoutBullet(sentence).replace(/\s+/g, ' ') }
    }),
  }
}
