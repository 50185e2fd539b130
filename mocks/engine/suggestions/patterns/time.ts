import { calendarDates } from '../../text/dates.ts'
import type { ClausePattern } from '../candidate.ts'
import { invert } from '../clause.ts'

const PREPOSITION = /^(?:in|on|at|between|from|since|by)$/
const YEAR = /^(?:in|since)\s+(?:early |late )?(?:1\d|20)\d\d\b(?!\s+\p{Ll}+s\b)/u

/** 'The collars were installed in March 2024.' → 'When were the collars installed?' */
export const time: ClausePattern = (clause) => {
  const { rest, group, auxiliary, verb } = clause
  const [date] = calendarDates(rest)
  const isDated = date !== undefined && PREPOSITION.test(rest.slice(0, date.start).trim())
  const isDirect = isDated || YEAR.test(rest) || (group.isCopula && date?.start === 0)
  if (!isDirect || group.isNegated) return null
  if (auxiliary === null && verb?.verb?.isThird !== true && verb?.verb?.isPast !== true) return null
  if (group.isCopula && /\bdate$/.test(clause.subject ?? '')) return invert(clause, 'What')
  if (/^(?:first|second|last|next)\b/.test(clause.subject ?? '')) return null
  const isClock = date?.kind === 'clock' && isDated
  return invert(clause, isClock ? 'At what time' : 'When')
}
