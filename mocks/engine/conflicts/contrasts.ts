import type { Difference, Subject } from './similarity.ts'
import { isWithin, type Token } from './statement.ts'

/** Words that name different variants, times or groups of the same thing. */
const CONTRASTS: readonly (readonly string[])[] = (
  'small large big little medium|short long|old new|left right|upper lower|top bottom|inner outer|front rear back|' +
  'summer winter spring autumn fall|adult child adults children infants|men women male female boys girls|' +
  'day night|morning afternoon evening noon|maximum minimum max min average mean median total|input output|' +
  'read write reading writing|indoor outdoor indoors outdoors|internal external|single double triple|full empty|wet dry|' +
  'first second third fourth fifth last|north south east west northern southern eastern western|' +
  'cold hot warm|fresh frozen|raw cooked|gross net|cued uncued|slow fast|before after|more less fewer|over under|longer shorter|older younger|larger smaller|with without|mobile desktop|' +
  'ground basement first second|previous next current|lower upper|light dark|high low|primary secondary|' +
  'public private|domestic foreign international|rural urban|local remote|standard premium basic professional|' +
  'red green blue yellow black white'
)
  .split('|')
  .map((line) => line.split(' '))

/** A word that limits a statement when only one of two statements has it. */
const LIMITS = new Set(
  (
    'if unless except only during without average mean median total combined maximum minimum former deputy vice ' +
    'assistant another other second third second-largest additional extra ' +
    'holiday holidays'
  ).split(' '),
)
/** The same, but only for amounts and assertions. A name, a material or a date does not depend on them. */
const SEASONS = new Set(['summer', 'winter', 'spring', 'autumn', 'season'])
const SUPERLATIVE_OF = /^m(?:ax|in)/
/** 'deepest', 'at most': the same limit as 'maximum' or 'minimum'. */
const SUPERLATIVE = /\b(?:most|least|top|peak|limit|exceed|\p{L}{2,}est)\b/iu

/** Whether two statements contain different words of one line of `CONTRASTS`. */
export function hasContrast(first: Subject, second: Subject): boolean {
  const [a, b] = [foldedOf(first), foldedOf(second)]
  return CONTRASTS.some((line) => {
    const [own, other] = [line.filter((word) => a.has(word)), line.filter((word) => b.has(word))]
    return own.length > 0 && other.length > 0 && !own.some((word) => other.includes(word))
  })
}

/** Whether only one statement has a word of `LIMITS`. */
export function hasOtherLimit(first: Subject, second: Subject, { common }: Difference): boolean {
  const limits = (subject: Subject, other: Subject): boolean => {
    const words = foldedOf(other)
    return tokensOf(subject).some(
      (token) =>
        (LIMITS.has(token.folded) ||
          (SEASONS.has(token.folded) && (subject.kind === 'quantity' || subject.kind === 'polarity'))) &&
        !(SUPERLATIVE_OF.test(token.folded) && SUPERLATIVE.test(other.statement.text)) &&
        !(token.folded === 'only' && isBeforeFact(token, subject)) &&
        !(token.folded === 'total' && /\bin total\b/i.test(subject.statement.text)) &&
        !words.has(token.folded) &&
        !common.has(token.stem) &&
        !other.statement.background.has(token.stem),
    )
  }
  return limits(first, second) || limits(second, first)
}

/** 'only 58 %' is an assessment of the amount. */
function isBeforeFact({ end }: Token, { fact, statement }: Subject): boolean {
  return fact.start > end && statement.text.slice(end, fact.start).trim() === ''
}

function tokensOf({ statement, segment, excluded }: Subject): Token[] {
  return statement.tokens.filter((token) => token.segment === segment && !isWithin(token, excluded))
}

function foldedOf(subject: Subject): Set<string> {
  return new Set(tokensOf(subject).map(({ folded }) => folded))
}
