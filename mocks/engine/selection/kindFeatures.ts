import { containsAnswer, newNames, properNames } from './answerKind.ts'
import type { Features } from './featureGroups.ts'
import type { Match } from './matches.ts'
import type { Question } from './question.ts'
import type { QuestionKind } from './questionKind.ts'

/** Kinds of questions with a detector of answers. Each has two features: whether the sentence has such content, or not. */
const DETECTED: readonly QuestionKind[] = [
  'count',
  'amount',
  'date',
  'person',
  'place',
  'reason',
  'instruction',
  'purpose',
  'definition',
  'list',
]

const NUMBER_BEFORE_WORDS = 4
const MAX_NAMES = 2
const NUMBER =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|billions?|several|dozens?)$/

/** Whether the sentence contains what the kind of question asks for. */
export function kindFeatures(match: Match, question: Question): Features {
  const { sentence } = match
  const contains = containsAnswer(sentence, question)
  const features: Record<string, number> = {}
  for (const kind of DETECTED) {
    features[`${kind}Found`] = question.kind === kind && contains === true ? 1 : 0
    features[`${kind}Missing`] = question.kind === kind && contains === false ? 1 : 0
  }
  features.countedFound = question.kind === 'count' && isCounted(match, question) ? 1 : 0
  const asksName = question.kind === 'person' || question.kind === 'place'
  features.newNames = asksName ? Math.min(3, newNames(sentence, question.words)) / 3 : 0
  const isEnglish = sentence.language === 'en'
  features.properNames =
    asksName && isEnglish ? Math.min(MAX_NAMES, properNames(sentence, question.words)) / MAX_NAMES : 0
  features.lacksProperName = asksName && isEnglish && features.properNames === 0 ? 1 : 0
  features.agent = question.kind === 'person' && /\bby (?:the )?\p{Lu}/u.test(sentence.text) ? 1 : 0
  return features
}

/** Whether a number stands up to four words before the counted noun: 'six of the volunteers' for 'how many volunteers'. */
function isCounted({ sentence, termOfWord }: Match, { counted }: Question): boolean {
  if (counted < 0) return false
  return termOfWord.some(
    (term, at) =>
      term === counted &&
      sentence.words
        .slice(Math.max(0, at - NUMBER_BEFORE_WORDS), at)
        .some(({ folded }) => NUMBER.test(folded)),
  )
}
