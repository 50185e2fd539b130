import { stem } from '../../text/stemmers.ts'
import { isStopWord } from '../../text/stopWords.ts'
import { canonicalStem } from '../../text/synonyms.ts'
import { words } from '../../text/terms.ts'
import { unitBySpelling } from '../../text/units.ts'

export type ValueKind = 'amount' | 'frequency' | 'date' | 'person' | 'place' | 'choice' | 'yesNo'

export interface AskedValue {
  readonly kind: ValueKind
  /** The clause with the question, in lower case, without what is told before it. */
  readonly clause: string
  /** Canonical stems of the words that say about what is asked. */
  readonly subject: ReadonlySet<string>
  /** All words of the question in lower case. */
  readonly folded: ReadonlySet<string>
  /** The dimensions of units.ts that the amount may have; null for any. */
  readonly dimensions: ReadonlySet<string> | null
  /** The canonical stems of what is counted or chosen: 'water samples' in 'how many water samples', 'oil' in 'which oil'. */
  readonly thing: string | null
}

const AUXILIARY =
  "(?:is|are|was|were|am|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had|isn[’']?t|aren[’']?t|don[’']?t|doesn[’']?t|didn[’']?t|can[’']?t|won[’']?t|wasn[’']?t)"
const START = String.raw`(?:^|[,;:–—.!?]\s+|\s-\s)(?:(?:and|so|but|or|then|hi|hello|please)\b,?\s)*`
const OTHER_QUESTION =
  /(?:^|[,;:.]\s)(?:why|how come|how (?:do|does|did|can|could|should|would|to|is|are|was|were)\b|what (?:if|happens?|happened|do|does|did|should|can|must)\b|difference between)/
const DATE = new RegExp(
  `${START}(?:(?:since|until|till|from|by|to) )?when(?:[’']s\\b| ${AUXILIARY}\\b|[?]?$)|\\b(?:what|which) (?:\\w+ )?(?:year|date|day|month|time|week|deadline)\\b|^(?:the )?(?:date (?:of|for)\\b|(?:\\w+ ){0,2}(?:deadline|due date|closing time|opening time|expiry date)\\b)`,
)
const FREQUENCY = /\bhow (?:often|frequently|regularly)\b|\bevery how many\b|\bhow many times (?:a|per)\b/
const COUNT =
  /\b(?:how many|(?:what|which) (?:is the |was the )?(?:total |maximum |minimum )?number of) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?=[ ?,.]|$)/u
const AMOUNT =
  /\bhow (?!(?:do|does|did|is|are|was|were|to|can|could|should|would|will|may|might|must|come|about|else|i|you|we|has|have|had|shall|am|often|different|exactly)\b)\p{Ll}+\b|\b(?:what|which)(?:[’']s| is| are| was| were)?(?: the| my| our| your)?(?: [\p{L}-]+){0,3} (?:percentage|percent|share|temperature|temp|speed|size|length|width|weight|mass|height|depth|thickness|volume|power|distance|price|cost|fee|charge|amount|sum|voltage|current|pressure|torque|rate|limit|cap|maximum|minimum|max|min|default|age|angle|frequency|capacity|range|duration|deposit|budget|fine|dose|notice|period|ceiling|allowance|rent|salary|subscription|dilution|score|resolution|commission|comission|figure|discount|reading|level|interest|threshold|salary|port|value)\b|\b(?:what(?:[’']s| is| was)) .{1,40} (?:charge|fee|price|cost|reading|budget|deposit|limit|rate)\b|^(?:the )?(?:\w+ )?(?:budget|deposit|charge|salary|discount)\b|^(?:the )?(?:max(?:imum)?|min(?:imum)?|cost|price|size|weight|length|number|amount|default|fee|rate|highest|lowest|yearly|monthly|daily)\b|\bwhat (?:do|does|did|will|would|must|should) (?:\S+ ){1,4}?(?:get|pay|spend|cost|earn|weigh|measure)\b|\b(?:limit|cost|price|fee|rate|temp|temperature|deadline|period|dose|weight)\??$/u
const WHO = new RegExp(
  `${START}(?:(?:by|to|with|for|from|of) )?who(?:m|se)?(?:[’']s)?\\b|\\b(?:what|which) (?:person|developer|trainee|colleague|member|artist|architect|scientist|scholar|inspector|manager|officer|director|doctor|nurse|engineer|author|company|firm|contractor|supplier|laboratory|team|committee|body|authority)\\b`,
)
const PLACE = new RegExp(
  `${START}(?:(?:from|to) )?where\\b|\\b(?:in|at|on|to|from|into) (?:what|which) (?:room|building|hall|floor|house|street|town|village|city|country|place|region|drawer|shelf|cupboard|folder|directory|file)\\b`,
)
const CHOICE =
  /\b(?:which|what) (?!(?:is|are|was|were|do|does|did|can|if|happens?|about|to|should|would|must|else|has|have|it|i|you|we|kind|type|sort|of)\b)((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?=(?:[’']s| (?:is|are|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have|had|to|of|in|on|for|from|with|i|you|we|the|a|an|that|[\p{L}]+s|[\p{L}]+ed)\b)|[?]?$)/u
const YES_NO = new RegExp(`${START}(?:(?:if|when) [^,]+, )?(${AUXILIARY} (?!not have\\b).+)$`)

const MONEY = 'euro dollar pound franc crown'
/** The dimensions of the amounts that answer a question, by its words. */
const DIMENSIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:percentage|percent|per cent|proportion|what share)\b/, 'percent'],
  [
    /\bhow (?:long|soon|quickly|late|early|old)\b.*|\b(?:duration|notice|age limit|lifetime|time limit|period|age|ages)\b/,
    'time',
  ],
  [/\bhow (?:far|tall|deep|wide|thick)\b|\b(?:distance|width|height|depth|thickness|length)\b/, 'length'],
  [/\bhow heavy\b|\bweigh(?:s|t)?\b|\bmass\b/, 'mass'],
  [/\bhow (?:hot|cold|warm)\b|\btemp(?:erature)?\b/, 'temperature'],
  [/\bhow loud\b|\bloudness\b|\bnoise level\b/, 'loudness'],
  [/\bhow fast\b|\bspeed\b/, 'speed time'],
  [
    /\bwhat (?:do|does|did|will|would|must|should) (?:\S+ ){1,4}?(?:get|pay|spend|cost|earn)\b/,
    `${MONEY} percent`,
  ],
  [/\bpressure\b/, 'pressure'],
  [/\bvoltage\b/, 'voltage'],
  [/\btorque\b/, 'torque'],
  [
    /\bhow much (?:does|do|did|is|are|was|were|will|would|must|can|could|may|should)\b.*\b(?:cost|pay|paid|charged?|spend|refunded|get back|reimbursed)\b|\b(?:cost|price|fee|rent|salary|money|deposit|subscription|budget|what sum)\b/,
    MONEY,
  ],
]
/** 'How long' is a time or a length. */
const HOW_LONG =
  /\bhow long (?:is|are|was|were|may|must|should|can) (?:the|a|an|its|each) (?!(?:\w+ )?(?:period|notice|break|warranty|course|meeting|test|lease|contract|term|trial)\b)/

const SCAFFOLD = new Set(
  'many much long far old tall big large deep high fast heavy often wide hot cold number total year date day month time week which what who whom whose where when exactly please know tell now'.split(
    ' ',
  ),
)

/** Finds which value an English question asks for; null if it asks for none, such as 'why' and 'how to'. */
export function askedValue(question: string): AskedValue | null {
  const text = question.trim().toLowerCase().replace(/\s+/g, ' ')
  const kind = kindOf(text)
  if (kind === null) return null
  const clause = kind === 'yesNo' ? (YES_NO.exec(text)?.[1] ?? text) : text
  const tokens = words(text, 'en').map(({ folded }) => folded)
  const thing = thingOf(kind, text)
  return {
    kind,
    clause,
    subject: new Set(
      tokens
        .filter((word) => !isStopWord(word, 'en') && !SCAFFOLD.has(word))
        .map((word) => canonicalStem(stem(word, 'en'))),
    ),
    folded: new Set(tokens),
    dimensions: kind === 'amount' ? dimensionsOf(text) : null,
    thing,
  }
}

function kindOf(text: string): ValueKind | null {
  if (/^(?:why|how come)\b/.test(text)) return null
  if (FREQUENCY.test(text)) return 'frequency'
  const [first] = (
    [
      ['date', DATE],
      ['person', WHO],
      ['place', PLACE],
    ] as const
  )
    .map(([kind, pattern]) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (first !== undefined) return first.kind
  if (AMOUNT.test(text) || COUNT.test(text)) return 'amount'
  if (OTHER_QUESTION.test(text)) return null
  if (YES_NO.test(text)) return 'yesNo'
  return CHOICE.test(text) ? 'choice' : null
}

/** The nouns after 'how many', as stems, or the last one after 'which'. */
function thingOf(kind: ValueKind, text: string): string | null {
  const isChosen = kind === 'choice' || kind === 'place'
  const [, phrase] = (isChosen ? CHOICE : COUNT).exec(text) ?? []
  if (phrase === undefined) return null
  const all = phrase.split(' ')
  if (isChosen) return canonicalStem(stem(all.at(-1) ?? '', 'en'))
  const end = all.findIndex((word) => isStopWord(word, 'en'))
  const nouns = all.slice(0, end < 0 ? 3 : Math.min(end, 3))
  return nouns.length === 0 ? null : nouns.map((noun) => canonicalStem(stem(noun, 'en'))).join(' ')
}

function dimensionsOf(text: string): ReadonlySet<string> | null {
  const counted = COUNT.exec(text)?.[1]?.split(' ')[0]
  if (counted !== undefined) {
    const unit = unitBySpelling(counted)
    return unit === undefined ? null : new Set([unit.dimension])
  }
  const found = DIMENSIONS.find(([pattern]) => pattern.test(text))?.[1]
  if (found === undefined) return null
  return new Set([...found.split(' '), ...(HOW_LONG.test(text) ? ['length'] : [])])
}
