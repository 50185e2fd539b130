import type { ClausePattern } from '../candidate.ts'
import { supportOf } from '../clause.ts'

const VERBS = new Set(
  'cover include contain require predict cause prevent measure protect explain offer'.split(' '),
)

/** 'The warranty does not cover damage …' → 'What does the warranty not cover?' */
export const object: ClausePattern = (clause) => {
  const { subject, auxiliary, verb, group, rest } = clause
  const form = verb?.verb
  if (subject === null || form === null || form === undefined || !VERBS.has(form.base)) return null
  // 'What does X contain?' about an amount is asked by its number.
  if (rest.split(/\s+/).length < 2 || /^\d/.test(rest)) return null
  // The past form is often a participle: 'the book included with …'.
  if (auxiliary === null && supportOf(clause) === 'did') return null
  if (auxiliary === null) return `What ${supportOf(clause)} ${subject} ${form.base}?`
  const isDenied = group.isNegated && (auxiliary === 'does' || auxiliary === 'do')
  return isDenied ? `What ${auxiliary} ${subject} not ${form.base}?` : null
}
