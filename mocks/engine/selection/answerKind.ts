import { isCapitalized } from '../text/isCapitalized.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStopWord } from '../text/stopWords.ts'
import type { Question } from './question.ts'
import type { QuestionKind } from './questionKind.ts'

const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/
const TIME =
  /\b(?:\d{1,2}:\d\d|\d+(?:st|nd|rd|th) century|\d{4}s|noon|midnight|morning|evening|night|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|yesterday|o['’]clock|(?:quarter|half|minutes?) (?:past|to)|\d{1,2} ?[ap]\.?m\b|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:years?|months?|weeks?|days?|hours?|minutes?) (?:ago|later|earlier|after|before))\b/i
const EVENT =
  /\b(?:when|whenever|while|after|before|until|till|once|as soon as|since|during|every|each|by the time|upon)\b/i
const REASON =
  /\b(?:because|since|due to|owing to|therefore|so that|reasons?|causes?|caused|leads? to|led to|in order to|as a result|thanks to|thus|hence|otherwise|to (?:avoid|prevent|ensure|allow|keep|make|protect))\b/i
const PLACE = /\b(?:in|at|on|near|within|inside|under|above|between|from|to|into|through)\b(?: the)?/i
const PURPOSE =
  /\b(?:used (?:to|for|by|as)|use this|allows?|lets?|enables?|for \w+ing|in order to|purpose|so that|helps?|provides?|specif(?:y|ies)|controls?|sets?|causes?|makes?|tells?|shows?|displays?|creates?)\b/i
const INSTRUCTION =
  /^(?:(?:first|then|next|finally|now|please|simply|just|alternatively|to [^,]{3,60},)[, ]+)?(?:use|run|type|press|click|select|choose|set|open|add|create|enter|edit|install|remove|delete|copy|start|stop|go|make|put|give|call|change|check|enable|disable|specify|define|write|place|move|drag|hold|turn|insert|save|load|import|export|connect|configure)\b|\b(?:you (?:can|must|should|may|need|have to)|(?:can|must|should|may) be (?:\w+ly )?\w+ed|by (?:\w+ly )?\w+ing|using|with the (?:command|option)|--?\w+)\b/i
const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|twice|once|both|pair|several|few|many|most|all|none|no|single|double|zero|unlimited|daily|weekly|monthly|yearly|hourly)\b/i

/** Whether a sentence contains what the question asks for; null if the kind of question has no detector. */
export function containsAnswer(sentence: Sentence, { kind, words, text }: Question): boolean | null {
  switch (kind) {
    case 'count':
    case 'amount':
      return hasNewNumber(sentence, words)
    case 'date':
      return hasNewDate(sentence, words)
    case 'person':
      return newNames(sentence, words) > 0
    case 'place':
      return PLACE.test(sentence.text) || newNames(sentence, words) > 0
    case 'reason':
      return REASON.test(sentence.text)
    case 'purpose':
      return PURPOSE.test(sentence.text)
    case 'instruction':
      return INSTRUCTION.test(sentence.text)
    case 'list':
      return sentence.block.kind === 'item' || /,.*(?:,|\band\b|\bor\b)|:/.test(sentence.text)
    case 'definition':
      return /\bstands? for\b/i.test(text) ? isExpansion(sentence.text, text) : isDefinition(sentence, words)
    default:
      return null
  }
}

/**
 * False if the sentence cannot be the answer: a question; a text without a word that the question lacks, such as a heading;
 * no number, time or person where the question asks for one.
 */
export function canAnswer(sentence: Sentence, question: Question): boolean {
  if (!isStatement(sentence, question)) return false
  switch (question.kind) {
    case 'count':
    case 'amount':
      return containsAnswer(sentence, question) !== false
    case 'date':
      return containsAnswer(sentence, question) !== false || EVENT.test(sentence.text)
    case 'person':
      return containsAnswer(sentence, question) !== false || mentionsPerson(sentence, question.words)
    case 'place':
      return containsAnswer(sentence, question) !== false
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

/** Whether a text ends with a question mark. */
export function isQuestion(text: string): boolean {
  return /[?？؟]["'”’)\]]*$/.test(text)
}

/** Nouns for persons, by their endings. */
const PERSON_NOUN =
  /^(?:\p{L}{3,}(?:ers?|ors?|ists?|ians?|ants?|ents?|ees?|men|man|women|woman|folk)|men|women|people|persons?|staff|teams?|crew|child|children|girls?|boys?|wife|husband|king|queen|friends?|guests?|groups?|committees?|department|office|company|family|nurses?|pilots?|clerks?|chiefs?|heads?|nobody|anyone|everyone|someone|anybody|everybody|you|i|we|he|she|they)$/u
/** Other frequent words with these endings. */
const NO_PERSON_NOUN =
  /^(?:after|other|others|under|over|never|however|whether|either|neither|rather|together|number|numbers|water|paper|power|order|summer|winter|later|former|latter|further|another|letter|letters|matter|computer|computers|different|present|document|documents|current|important|percent|content|event|events|moment|extent|constant|significant|development|government|agreement|for|between|error|color|factor|factors|three|free|see|need|agree|degree|degrees|fee|fees|common|woman|than|can)$/

/** Whether a noun for persons or a name at the start is in the sentence, but not in the question. */
function mentionsPerson({ words: all }: Sentence, asked: ReadonlySet<string>): boolean {
  return all.some(({ text, folded, language }, i) => {
    if (asked.has(folded)) return false
    const isFirstName = i === 0 && isCapitalized(text) && !isStopWord(folded, language)
    return isFirstName || (PERSON_NOUN.test(folded) && !NO_PERSON_NOUN.test(folded))
  })
}

/** Numbers of dates, versions and designations are no amounts. */
function hasNewNumber({ text, quantities }: Sentence, asked: ReadonlySet<string>): boolean {
  if (quantities.some((quantity) => !asked.has(quantity.text.toLowerCase()))) return true
  const word = NUMBER_WORD.exec(text)?.[0].toLowerCase()
  return word !== undefined && !asked.has(word)
}

function hasNewDate({ text, words: all }: Sentence, asked: ReadonlySet<string>): boolean {
  if (all.some(({ folded }) => /^(?:1\d|20)\d\ds?$|^\d{3}$/.test(folded) && !asked.has(folded))) return true
  const named = MONTH.exec(text)?.[0] ?? TIME.exec(text)?.[0]
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

const DEFINING =
  /\b(?:is|are|was|were|means?|meant|refers? to|denotes?|describes?|stands? for|consists? of|(?:is|are) (?:called|known|defined))\b/i

/** 'X is a …', 'X refers to …': a word of the question is before the verb; or X is the term that the text defines. */
function isDefinition({ text, block }: Sentence, asked: ReadonlySet<string>): boolean {
  const before = DEFINING.exec(text)
  const isNamed = (part: string): boolean => {
    const lower = part.toLowerCase()
    return [...asked].some((word) => word.length > 2 && lower.includes(word.slice(0, 5)))
  }
  if (before !== null && before.index <= 90 && isNamed(text.slice(0, before.index))) return true
  return block.context !== null && block.context.length < 60 && isNamed(block.context)
}

/** Whether a sentence has consecutive words whose first letters are the abbreviation that the question asks about. */
function isExpansion(sentence: string, question: string): boolean {
  const abbreviation = /\b(?=[\p{L}\d]*\p{Lu})[\p{L}\d]{2,8}\b(?= stands? for)/u.exec(question)?.[0]
  if (abbreviation === undefined) return false
  const letters = abbreviation.toLowerCase()
  const initials = Array.from(sentence.matchAll(/\p{L}[\p{L}'’]*/gu), ([word]) =>
    word.charAt(0).toLowerCase(),
  )
  return initials.join('').includes(letters)
}
