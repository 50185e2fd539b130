import { GENERIC_NOUNS } from '../../graph/lexicon/genericWords.ts'
import type { Quantity } from '../../text/quantities.ts'
import { unitByName } from '../../text/units.ts'
import type { ClausePattern } from '../candidate.ts'
import type { Clause } from '../clause.ts'
import { invert, supportOf } from '../clause.ts'

/** What asks for a quantity after 'at': 'played at 38 decibels'. */
const AT: Readonly<Record<string, string>> = {
  temperature: 'At what temperature',
  loudness: 'At what volume',
  speed: 'At what speed',
  frequency: 'At what frequency',
  voltage: 'At what voltage',
  pressure: 'At what pressure',
}
const MONEY = new Set(['euro', 'dollar', 'pound', 'franc', 'crown'])
const MEASURES = /^\s+(long|wide|high|deep|thick|tall|old|heavy)\b/
const APPROXIMATION =
  /^(?:about|around|only|approximately|roughly|nearly|almost|up to|at least|at most|over|more than|less than)\s+/

/** Questions for the first quantity after the verb: 'How long does brewing take?', 'What is the pump pressure?'. */
export const amount: ClausePattern = (clause) => {
  const { sentence, tokens, group } = clause
  const verbEnd = tokens[group.to - 1]?.end ?? 0
  const quantity = sentence.quantities.find(({ start }) => start >= verbEnd)
  if (quantity === undefined || group.isNegated) return null
  const between = sentence.text.slice(verbEnd, quantity.start).trim()
  const after = sentence.text.slice(quantity.end)
  const dimension = unitByName(quantity.unit ?? '')?.dimension ?? ''
  return (
    propertyQuestion(clause, between, after, dimension) ??
    verbQuestion(clause, between, dimension) ??
    passiveQuestion(clause, between, dimension) ??
    countQuestion(clause, between, after, quantity)
  )
}

/** 'The pump pressure is 9 bar.', 'The tower is 38 metres high.' */
function propertyQuestion(clause: Clause, between: string, after: string, dimension: string): string | null {
  const { group, auxiliary, subject, subjectTokens } = clause
  if (
    subject === null ||
    !group.isCopula ||
    subjectTokens[0]?.tag === 'number' ||
    between.replace(APPROXIMATION, '') !== ''
  )
    return null
  if (auxiliary !== 'is' && auxiliary !== 'was' && auxiliary !== 'are' && auxiliary !== 'were') return null
  const measured = MEASURES.exec(after)?.[1]
  if (measured !== undefined) return `How ${measured} ${auxiliary} ${subject}?`
  const isWhole = /^\s*(?:$|[.,;]|(?:for|per|in|on|at|a|with|when|from|and)\b)/.test(after)
  const [determiner, noun, ...more] = subjectTokens
  // 'What is the difference?'
  const isUnclear = more.length === 0 && GENERIC_NOUNS.has(noun?.folded ?? '')
  if (!isWhole || determiner?.folded !== 'the' || isUnclear || dimension === '') return null
  return MONEY.has(dimension) ? `How much ${auxiliary} ${subject}?` : `What ${auxiliary} ${subject}?`
}

/** 'Brewing takes 25 seconds.', 'Translation costs 3,200 euros.' */
function verbQuestion(clause: Clause, between: string, dimension: string): string | null {
  const base = clause.verb?.verb?.base ?? ''
  if (clause.auxiliary !== null) return null
  const isDirect = between.replace(APPROXIMATION, '').replace(/^for(?:\s+about)?$/, '') === ''
  if (!isDirect) return null
  if ((base === 'last' || base === 'take' || base === 'keep') && dimension === 'time')
    return invert(clause, 'How long')
  if (base === 'cost' && MONEY.has(dimension)) return invert(clause, 'How much')
  return base === 'weigh' && dimension === 'mass' ? invert(clause, 'How much') : null
}

/** 'The cues are played at 38 decibels.', 'The recordings are kept for ten years.' */
function passiveQuestion(clause: Clause, between: string, dimension: string): string | null {
  const { group, verb } = clause
  if (group.isCopula || verb?.verb?.isParticiple !== true || clause.auxiliary === null) return null
  if (/^for(?:\s+(?:about|up to|at least))?$/.test(between) && dimension === 'time')
    return invert(clause, 'How long')
  const opening = /^(?:at|to)(?:\s+about)?$/.test(between) ? AT[dimension] : undefined
  const isHeld = between.startsWith('at') || dimension === 'temperature'
  if (opening === undefined || !isHeld) return null
  return invert(clause, between.startsWith('to') ? opening.replace('At', 'To') : opening)
}

/** 'The tower has 197 steps.' → 'How many steps does the tower have?' */
function countQuestion(clause: Clause, between: string, after: string, { unit }: Quantity): string | null {
  const { group, verb, auxiliary, subject, sentence, tokens } = clause
  const noun = /^\s+((?:\p{Ll}+\s)?\p{Ll}+s)(?=\s*(?:$|[.,;]|(?:for|in|on|at|with|from|each|per)\b))/u.exec(
    after,
  )?.[1]
  if (subject === null || unit !== null || noun === undefined || between.replace(APPROXIMATION, '') !== '')
    return null
  const hasOnlyHave = auxiliary !== null && tokens[group.from]?.tag === 'have' && verb === null
  if (hasOnlyHave) {
    const support = auxiliary === 'has' ? 'does' : auxiliary === 'had' ? 'did' : 'do'
    return `How many ${noun} ${support} ${subject} have?`
  }
  const form = verb?.verb
  if (auxiliary !== null || form === null || form === undefined || sentence.text.includes(' and '))
    return null
  return `How many ${noun} ${supportOf(clause)} ${subject} ${form.base}?`
}
