import { isCapitalized } from '../graph/mentions.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Question } from './question.ts'

const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const REASON =
  /\b(?:because|since|due to|therefore|so that|reason|causes?|caused|leads? to|in order to|as a result)\b/i
const PLACE = /\b(?:in|at|on|near|within|inside|under|above|between|from) (?:the )?[\p{Lu}\p{L}]/u

/** Whether a sentence contains the kind of content that the question asks for. */
export function containsExpected(sentence: Sentence, { expectedContent, terms }: Question): boolean {
  switch (expectedContent) {
    case null:
      return false
    case 'number':
      return sentence.quantities.length > 0
    case 'date':
      return MONTH.test(sentence.text) || sentence.quantities.some(({ unit }) => unit === 'calendar year')
    case 'name':
      return sentence.words.some(({ text, start }) => start > 0 && isCapitalized(text) && text !== 'I')
    case 'place':
      return PLACE.test(sentence.text)
    case 'reason':
      return REASON.test(sentence.text)
    case 'definition':
      return isDefinition(
        sentence.text,
        terms.map(({ word }) => word),
      )
  }
}

/** 'X is a …', 'X refers to …': the question's words are before the verb. */
function isDefinition(sentence: string, questionWords: readonly string[]): boolean {
  const verb = /\b(?:is|are|was|were|means?|refers? to|denotes?|describes?|stands? for|consists? of)\b/i.exec(
    sentence,
  )
  if (verb === null || verb.index > 90) return false
  const subject = sentence.slice(0, verb.index).toLowerCase()
  return questionWords.some((word) => subject.includes(word.toLowerCase().slice(0, 5)))
}
