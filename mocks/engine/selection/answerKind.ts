import { isCapitalized } from '../text/isCapitalized.ts'
import type { Language } from '../text/language.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStopWord } from '../text/stopWords.ts'
import { isEnglishWord } from '../thesaurus/thesaurus.ts'
import type { Question } from './question.ts'
import type { QuestionKind } from './questionKind.ts'
import { answersIn, asksForExpansion } from './questionLanguages/languages.ts'

const LIST = /[,،，、].*(?:[,،，、]|\b(?:and|or|und|oder|y|o|et|ou|e)\b)|[:：]/
/** Languages without capital letters: a name cannot be told from other words. */
const WITHOUT_CAPITALS: ReadonlySet<Language> = new Set(['ar', 'ja', 'zh'])

/** Whether a sentence contains what the question asks for; null if the kind of question has no detector. */
export function containsAnswer(sentence: Sentence, { kind, words, text }: Question): boolean | null {
  const answers = answersIn(sentence.language)
  switch (kind) {
    case 'count':
    case 'amount':
      // The number may be in the list or the table below.
      return hasNewNumber(sentence, words) || (/[:：]$/.test(sentence.text) ? null : false)
    case 'date':
      return hasNewDate(sentence, words)
    case 'person':
      return WITHOUT_CAPITALS.has(sentence.language) ? null : newNames(sentence, words) > 0
    case 'place':
      return answers.place.test(sentence.text) || newNames(sentence, words) > 0
    case 'reason':
      return answers.reason.test(sentence.text)
    case 'purpose':
      return answers.purpose.test(sentence.text)
    case 'instruction':
      return answers.instruction.test(sentence.text)
    case 'list':
      return sentence.block.kind === 'item' || LIST.test(sentence.text)
    case 'definition':
      return asksForAbbreviation(text) ? isExpansion(sentence.text, text) : isDefinition(sentence, words)
    default:
      return null
  }
}

/**
 * False if the sentence cannot be the answer: a question; a text without a word that the question lacks, such as a heading;
 * no number, time, person or full form of an abbreviation where the question asks for one.
 */
export function canAnswer(sentence: Sentence, question: Question): boolean {
  if (!isStatement(sentence, question)) return false
  switch (question.kind) {
    case 'count':
    case 'amount':
      return containsAnswer(sentence, question) !== false
    case 'date':
      return (
        containsAnswer(sentence, question) !== false || answersIn(sentence.language).event.test(sentence.text)
      )
    case 'person':
      return containsAnswer(sentence, question) !== false || mentionsPerson(sentence, question.words)
    case 'place':
      return containsAnswer(sentence, question) !== false
    case 'definition':
      return !asksForAbbreviation(question.text) || isExpansion(sentence.text, question.text)
    default:
      return true
  }
}

/** Kinds of questions whose answer may have no other terms than the question. */
const NO_NEW_TERMS: ReadonlySet<QuestionKind> = new Set(['yesNo', 'date', 'count', 'amount'])

/** Whether a sentence is no question and states something that the question does not contain. */
export function isStatement(sentence: Sentence, { kind, meanings }: Question): boolean {
  if (isQuestion(sentence.text)) return false
  return NO_NEW_TERMS.has(kind) || [...sentence.terms].some((term) => meanings.get(term)?.weight !== 1)
}

export function isQuestion(text: string): boolean {
  return /[?？؟]["'”’)\]]*$/.test(text)
}

const PERSON_NOUN =
  /^(?:\p{L}{3,}(?:ers?|ors?|ists?|ians?|ants?|ents?|ees?|men|man|women|woman|folk)|men|women|people|persons?|staff|teams?|crew|child|children|girls?|boys?|wife|husband|king|queen|friends?|guests?|groups?|committees?|department|office|company|family|nurses?|pilots?|clerks?|chiefs?|heads?|nobody|anyone|everyone|someone|anybody|everybody|you|i|we|he|she|they)$/u
/** Other frequent words with these endings. */
const NO_PERSON_NOUN =
  /^(?:after|other|others|under|over|never|however|whether|either|neither|rather|together|number|numbers|water|paper|power|order|summer|winter|later|former|latter|further|another|letter|letters|matter|computer|computers|different|present|document|documents|current|important|percent|content|event|events|moment|extent|constant|significant|development|government|agreement|for|between|error|color|factor|factors|three|free|see|need|agree|degree|degrees|fee|fees|common|woman|than|can)$/

/** Whether a noun for persons or a name at the start is in the sentence, but not in the question. */
function mentionsPerson({ language: own, words: all }: Sentence, asked: ReadonlySet<string>): boolean {
  // The nouns are English.
  if (own !== 'en' && own !== 'unknown') return true
  return all.some(({ text, folded, language }, i) => {
    if (asked.has(folded)) return false
    const isFirstName = i === 0 && isCapitalized(text) && !isStopWord(folded, language)
    return isFirstName || (PERSON_NOUN.test(folded) && !NO_PERSON_NOUN.test(folded))
  })
}

/** Numbers of dates, versions and designations are no amounts. */
function hasNewNumber({ text, language, quantities }: Sentence, asked: ReadonlySet<string>): boolean {
  if (quantities.some((quantity) => !asked.has(quantity.text.toLowerCase()))) return true
  const word = answersIn(language).number.exec(text)?.[0].toLowerCase()
  return word !== undefined && !asked.has(word)
}

function hasNewDate({ text, language, words: all }: Sentence, asked: ReadonlySet<string>): boolean {
  if (all.some(({ folded }) => /^(?:1\d|20)\d\ds?$|^\d{3}$/.test(folded) && !asked.has(folded))) return true
  const [named] = answersIn(language).date.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  return named !== undefined && !asked.has(named.toLowerCase())
}

/** The number of capitalized words that the question does not contain. The first word of the sentence counts half. */
export function newNames({ words: all }: Sentence, asked: ReadonlySet<string>): number {
  let count = 0
  for (const [i, { text, folded }] of all.entries()) {
    if (!/^\p{Lu}\p{L}/u.test(text) || asked.has(folded)) continue
    const nextIsName = /^\p{Lu}/u.test(all[i + 1]?.text ?? '')
    if (i > 0 || nextIsName) count += 1
  }
  return count
}

/** The number of capitalized words that are neither in the question nor frequent English words. */
export function properNames({ words: all }: Sentence, asked: ReadonlySet<string>): number {
  return all.filter(
    ({ text, folded }) => /^\p{Lu}\p{Ll}/u.test(text) && !asked.has(folded) && !isEnglishWord(folded),
  ).length
}

/** 'X is a …', 'X refers to …': a word of the question is before the verb; or X is the term that the text defines. */
function isDefinition({ text, language, block }: Sentence, asked: ReadonlySet<string>): boolean {
  const before = answersIn(language).definition.exec(text)
  const isNamed = (part: string): boolean => {
    const lower = part.toLowerCase()
    return [...asked].some((word) => word.length >= (isHan(word) ? 2 : 3) && lower.includes(word.slice(0, 5)))
  }
  if (before !== null && before.index <= 90 && isNamed(text.slice(0, before.index))) return true
  return block.context !== null && block.context.length < 60 && isNamed(block.context)
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word)
}

/** Two or more capital letters in a word of at most eight letters and digits. */
const ABBREVIATION =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])(?=[\p{L}\d]{2,8}(?![\p{Script=Latin}\p{Script=Cyrillic}\d]))[\p{Ll}\d]*\p{Lu}[\p{Ll}\d]*\p{Lu}[\p{Script=Latin}\p{Script=Cyrillic}\d]*/u

function asksForAbbreviation(question: string): boolean {
  return ABBREVIATION.test(question) && asksForExpansion(question)
}

/** Whether a sentence has consecutive words whose first letters are the abbreviation that the question asks about. */
function isExpansion(sentence: string, question: string): boolean {
  const abbreviation = ABBREVIATION.exec(question)?.[0]
  if (abbreviation === undefined) return false
  if (sentence.includes(`(${abbreviation})`) || sentence.includes(`${abbreviation} (`)) return true
  const letters = abbreviation.toLowerCase()
  const initials = Array.from(sentence.matchAll(/\p{L}[\p{L}'’]*/gu), ([word]) =>
    word.charAt(0).toLowerCase(),
  )
  return initials.join('').includes(letters)
}
