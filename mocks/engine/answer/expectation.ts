import { isCapitalised } from '../graph/mentions.ts'
import { quantities } from '../text/quantities.ts'
import { words } from '../text/terms.ts'
import type { Question } from './question.ts'

const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const REASON =
  /\b(?:because|since|due to|therefore|so that|reason|causes?|caused|leads? to|in order to|as a result)\b/i
const PLACE = /\b(?:in|at|on|near|within|inside|under|above|between|from) (?:the )?[\p{Lu}\p{L}]/u

/** Whether a sentence holds what the question asks for: a number, a date, a name, a place, a reason. */
export function meets(sentence: string, { expects, terms }: Question): boolean {
  switch (expects) {
    case null:
      return false
    case 'number':
      return quantities(sentence).length > 0
    case 'date':
      return MONTH.test(sentence) || quantities(sentence).some(({ unit }) => unit === 'calendar year')
    case 'name':
      return words(sentence).some(({ text, start }) => start > 0 && isCapitalised(text) && text !== 'I')
    case 'place':
      return PLACE.test(sentence)
    case 'reason':
      return REASON.test(sentence)
    case 'definition':
      return isDefinition(
        sentence,
        terms.map(({ word }) => word),
      )
  }
}

/** 'X is a …', 'X refers to …': the words asked about stand before the verb that explains them. */
function isDefinition(sentence: string, asked: readonly string[]): boolean {
  const verb = /\b(?:is|are|was|were|means?|refers? to|denotes?|describes?|stands? for|consists? of)\b/i.exec(
    sentence,
  )
  if (verb === null || verb.index > 90) return false
  const subject = sentence.slice(0, verb.index).toLowerCase()
  return asked.some((word) => subject.includes(word.toLowerCase().slice(0, 5)))
}
