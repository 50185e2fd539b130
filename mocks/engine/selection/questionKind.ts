import { asksForList } from './asksForList.ts'

/** What a question asks for, found by its first words. The patterns are English. */
export type QuestionKind =
  | 'count'
  | 'amount'
  | 'date'
  | 'person'
  | 'place'
  | 'reason'
  | 'instruction'
  | 'purpose'
  | 'definition'
  | 'list'
  | 'choice'
  | 'yesNo'
  | 'summary'
  | 'other'

type Test = (question: string) => boolean

/** 'tell me', 'can you give us', 'I want to know': what may come before the question itself. */
const OPENING =
  /^(?:(?:hi|hello|hey)\b[,.!]? )?(?:(?:please|kindly)\b,? )?(?:(?:can|could|would|will) you (?:please )?|(?:i|we) (?:want|need|would like|'d like) (?:you )?to |please )?(?:(?:tell|show|explain to) (?:me|us) (?=(?:what|which|who|whom|whose|when|where|why|how)\b))?/

const SUMMARY = new RegExp(
  [
    String.raw`^(?:summari[sz]e|sum up|outline|tl;?dr)\b`,
    String.raw`^(?:(?:give|write|show|provide|get)(?: (?:me|us))? )?(?:an? |the )?(?:\w+ )?(?:summary|overview|synopsis|outline|gist|abstract)\b(?: (?:of|on|about|for)\b|[.?!]*$)`,
    String.raw`^what(?:['’]s| is| are| was| were) [^?]*\babout\b[?.! ]*$`,
    String.raw`^what(?:['’]s| is| are| was| were) the (?:\w+ )?(?:summary|overview|gist|essence)\b`,
    String.raw`^(?:what(?:['’]s| is| are| was| were) |list |name |give me |tell me )?(?:the )?(?:(?:main|key|central|principal|most important|major|overall|core) )+(?:\w+ )?(?:points?|findings?|results?|conclusions?|messages?|takeaways?|takeaway points|ideas?|arguments?|statements?|insights?|outcomes?)\b`,
    `^what(?: is| are| was| were) the (?:findings?|conclusions?|results?|outcomes?)(?: (?:of|in|from) .*)?[?.! ]*$`,
    String.raw`^what (?:does|do|did) .*\b(?:find|find out|conclude|show|report|argue|describe|discuss|cover|say|deal with|reveal|demonstrate|suggest)[?.! ]*$`,
    String.raw`^what (?:has|have|had) .*\b(?:found|found out|concluded|shown|reported|revealed|demonstrated)[?.! ]*$`,
  ].join('|'),
)

const DATE =
  /^(?:since |until |from |by )?when\b|^(?:(?:in|on|at|during|since|by|from) )?(?:what|which) (?:year|date|day|month|century|decade|time)\b|\b(?:in|on) (?:what|which) (?:year|date|day|month|century|decade)\b|^(?:at )?what time\b|^what (?:is|was) the (?:date|year|day)\b/

const COUNT = /\bhow many\b|\b(?:what|which) (?:is the |was the )?(?:total )?number\b|^number of\b/

const AMOUNT =
  /\bhow (?:much|long|far|old|tall|big|large|deep|high|fast|heavy|often|wide|hot|cold|small|thick|strong|loud)\b|\b(?:what|which)(?: (?:is|are|was|were))?(?: the)?(?: \w+){0,3} (?:percentage|percent|proportion|share|temperature|speed|size|length|width|weight|mass|height|depth|thickness|volume|loudness|power|energy|distance|price|cost|amount|voltage|current|pressure|torque|rate|limit|default|maximum|minimum|age|population|area|value|frequency|resolution|capacity|range|duration|port)\b/

const PLACE =
  /^(?:from |to )?where\b|\b(?:what|which) (?:country|city|place|region|town|state|location|continent|county|river|directory|folder|menu)\b/

const PERSON =
  /^(?:by |to |with |for )?(?:who|whom|whose)\b|\b(?:what|which) (?:person|author|king|queen|president|actor|actress|singer|scientist|architect|team|company|band|organi[sz]ation)\b/

const REASON =
  /^why\b|\bwhat (?:causes?|caused|is the (?:reason|cause))\b|\bfor what reason\b|\bhow come\b|\bwhat was the (?:reason|cause)\b/

const INSTRUCTION =
  /^how (?:do|can|should|could|would|must|may|might) (?:i|you|we|one|users?|someone)\b|^how to\b|^what (?:do|should|must|can) (?:i|you|we|one) (?:do|type|run|use|press|enter|write|set)\b|^(?:which|what) (?:command|option|key|button|function|keystroke) /

const PURPOSE =
  /^what (?:is|are|was|were) .+ (?:used |good |meant |intended )?for[?.! ]*$|^what (?:does|do) .+ do[?.! ]*$|^what (?:is|are|was|were) the (?:\w+ )?(?:purpose|function|role|use|job|task)s? of\b|^what (?:purpose|function|role)\b|\bwhat .+ used (?:for|to)\b/

const DEFINITION =
  /^(?:what|who) (?:is|are|was|were) (?:an? |the )?(?:[^\s?]+ ?){1,5}\??$|\bwhat (?:does|do|did) .+ (?:mean|stand for|refer to|denote)\b|\b(?:meaning of|definition of|define|what is meant by)\b/

const CHOICE = /\b(?:which|what) \w+/

const YES_NO =
  /^(?:is|are|was|were|am|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had)\b/

/** The first kind whose test is met wins. Texts are trimmed and in lower case. */
const TESTS: readonly (readonly [QuestionKind, Test])[] = [
  ['summary', matches(SUMMARY)],
  ['date', matches(DATE)],
  ['count', matches(COUNT)],
  ['amount', matches(AMOUNT)],
  ['place', matches(PLACE)],
  ['person', matches(PERSON)],
  ['reason', matches(REASON)],
  ['instruction', matches(INSTRUCTION)],
  ['purpose', matches(PURPOSE)],
  ['list', asksForList],
  ['definition', matches(DEFINITION)],
  ['choice', matches(CHOICE)],
  ['yesNo', matches(YES_NO)],
]

export function questionKind(text: string): QuestionKind {
  const whole = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const question = whole.replace(OPENING, '')
  return TESTS.find(([, test]) => test(question))?.[0] ?? 'other'
}

function matches(pattern: RegExp): Test {
  return (question) => pattern.test(question)
}
