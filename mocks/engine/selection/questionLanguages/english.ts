import { asksForList } from '../asksForList.ts'
import { anyOf, asks, type QuestionLanguage } from './questionLanguage.ts'

const { raw } = String
const BE = '(?:is|are|was|were)'
const WE = '(?:i|you|we|one|they|users?|someone|people)'
const AMOUNT =
  '(?:percentage|percent|proportion|share|temperature|temp|speed|size|length|width|weight|mass|height|depth|thickness|volume|loudness|power|energy|distance|price|cost|costs|amount|voltage|current|pressure|torque|rate|limit|default|maximum|minimum|max|min|age|population|area|value|frequency|resolution|capacity|range|duration|port|fee|fees|charge|rent|budget|deposit|salary|fine|excess|cap|ceiling|dose|mileage|allowance|subscription|balance|diameter|interval|yield|level|concentration|sum|number|shelf life|warranty|notice period)'
/** Not after a question word or an auxiliary verb: 'hourly rate of the plumber'. */
const PHRASE =
  '^(?!(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|am|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had|if|i|my|we|it|there|list|name|give|show|tell)\\b)'
const PERSON =
  '(?:person|author|king|queen|president|actor|actress|singer|scientist|architect|team|company|band|organi[sz]ation|bank|agency|firm|insurer|inspector|doctor|nurse|engineer|manager|director|officer|member|resident|trainee|developer|contractor|supplier|vendor|teacher|institute|university|department|lawyer|electrician|plumber)'

export const ENGLISH: QuestionLanguage = {
  language: 'en',
  opening:
    /^(?:(?:hi|hello|hey|and|but|so|ok|okay|well|then|also|now)\b[,.!]? )*(?:(?:please|kindly)\b,? )?(?:(?:can|could|would|will) you (?:please )?(?=(?:tell|show|explain|give|summari[sz]e|list|name|describe|outline|sum)\b)|(?:i|we) (?:want|need|would like) (?:you )?to (?:know |find out )?|please )?(?:(?:tell|show|explain to) (?:me|us) (?=(?:what|which|who|whom|whose|when|where|why|how)\b))?/,
  start: anyOf(
    raw`^(?:(?:and|but|so|or|then) )?(?:(?:in|on|at|by|from|to|of|for|with|since|until|till|up to|after|under|about) )?(?:what|which|who|whom|whose|when|where|why|how)\b`,
    raw`^(?:(?:and|but|so|or|then) )?(?:is|are|was|were|am|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had) (?:i|you|he|she|it|we|they|there|this|that|these|those|the|a|an|my|our|your|his|her|its|their|any|some|anyone|somebody|someone|one)\b`,
  ),
  kinds: {
    summary: asks(
      raw`^(?:summari[sz]e|sum up|outline|tl;?dr)\b`,
      raw`^(?:(?:give|write|show|provide|get)(?: (?:me|us))? )?(?:an? |the )?(?:\w+ )?(?:summary|overview|synopsis|outline|gist|abstract)\b(?: (?:of|on|about|for)\b|[.?!]*$)`,
      raw`^what ${BE} [^?]*\babout$`,
      raw`^what ${BE} the (?:\w+ )?(?:summary|overview|gist|essence)\b`,
      raw`^(?:what ${BE} |list |name |give me |tell me )?(?:the )?(?:(?:main|key|central|principal|most important|major|overall|core) )+(?:\w+ )?(?:points?|findings?|results?|conclusions?|messages?|takeaways?|takeaway points|ideas?|arguments?|statements?|insights?|outcomes?)\b`,
      raw`^what ${BE} the (?:findings?|conclusions?|results?|outcomes?)(?: (?:of|in|from) .*)?$`,
      raw`^what (?:does|do|did) (?!i |you |we |they |one ).*\b(?:find|find out|conclude|show|report|argue|describe|discuss|cover|say|deal with|reveal|demonstrate|suggest)$`,
      raw`^what (?:has|have|had) .*\b(?:found|found out|concluded|shown|reported|revealed|demonstrated)$`,
    ),
    date: asks(
      raw`^(?:(?:since|until|till|from|by) )?when\b(?! (?:is|are) .+ (?:called|regarded|considered)\b)`,
      raw`^(?:(?:in|on|at|during|since|by|from|until|till) )?(?:what|which) (?:years?|dates?|days?|weekdays?|months?|weeks?|evenings?|mornings?|nights?|century|decade|time|hours|season)\b`,
      raw`\b(?:in|on|until|till|since|by) (?:what|which) (?:year|date|day|month|century|decade|week)\b`,
      raw`\bwhat time\b|\b(?:until|till|since|by) when\b|\bwhich (?:week|evening|weekday)\b`,
      raw`^what ${BE} the (?:\w+ )?(?:date|year|day|deadline|due date|opening hours|closing time|opening time|time limit)\b`,
      raw`${PHRASE}(?:the )?(?:\w+ ){0,3}(?:deadline|due date|release date|start date|end date|opening hours|office hours|closing time|opening time|date)s?\b(?: (?:of|for|on|in|and|to)\b|$| \w+$)`,
    ),
    count: asks(
      raw`\bhow many\b`,
      raw`\b(?:what|which) (?:${BE} (?:the )?)?(?:total )?number of\b(?! (?:the|a|an|my|our|your) (?:\w+ )?\w+(?<!s)\b)`,
      raw`^(?:the )?(?:maximum |minimum |total )?number of\b`,
    ),
    amount: asks(
      raw`\bhow (?:much|long|far|old|tall|big|large|deep|high|fast|heavy|often|wide|hot|cold|small|thick|strong|loud|quick|quickly|soon|early|late|warm|dry|dark|bright|accurate|expensive|cheap|close|near|low|thin|short|steep)\b`,
      raw`^(?!.*\bmean(?:s|t)?\b|(?:who|why|where|how)\b).*\b(?:what|which)(?: ${BE})?(?: the| our| my| your)?(?: [\w'-]+){0,3} ${AMOUNT}\b(?! between\b)`,
      raw`^what (?:\S+ ){0,9}(?:cost|costs|weigh|charge)\b`,
      raw`^what (?:do|does|did|must|will|would) (?:\S+ ){1,4}(?:pay|earn|spend)\b|\bwhat (?:do|does|did) (?:\S+ )?(?:i|we|you) get (?:per|for an?)\b`,
      raw`^what ${BE} the (?:most|least) (?:i|you|we|one|they|the|that|it)\b|^up to what\b`,
      raw`${PHRASE}(?:the )?(?:(?:max|maximum|min|minimum|highest|lowest|largest|smallest) [\w-]+|(?:[\w-]+ ){0,3}${AMOUNT}(?: (?:of|for|in|per|at|on|to|by)\b|$| \w+$))`,
      raw`${PHRASE}(?:[\w-]+ ){1,4}(?:${AMOUNT})$`,
    ),
    place: asks(
      raw`^(?:from |to )?where\b`,
      raw`\b(?:what|which) (?:country|city|place|region|town|state|location|continent|county|river|directory|folder|menu|room|hall|floor|building|street|cabinet|village|laboratory)\b`,
      raw`^what ${BE} the (?:\w+ )?address of\b|, where (?:is|are) (?:it|they)$`,
    ),
    person: asks(
      raw`^(?:by |to |with |for |from |about )?(?:who|whom|whose)\b`,
      raw`\b(?:what|which) (?:[\w-]+ ){0,2}${PERSON}\b`,
      raw`^(?:what ${BE} )?(?:the )?names? of (?:the |my |our )?(?:\w+ ){0,3}(?:${PERSON}|\w+(?:er|or|ist|ian|ant))\b`,
      raw`^(?:the )?(?:original )?(?:author|maintainer|owner|landlord)s?$`,
    ),
    reason: asks(
      raw`^why\b|\bwhy (?:is|was) (?:that|this|it)$|\bhow come\b`,
      raw`\bwhat (?:causes?|caused)\b|\bwhat ${BE} the (?:\w+ )?(?:reasons?|causes?)\b|^(?:the )?reasons? (?:for|the|why)\b|\bfor what reason\b`,
      raw`^what made\b|^what happened$`,
    ),
    instruction: asks(
      raw`^how (?:do|can|should|could|would|must|may|might|shall|to) (?:${WE}\b)?(?<=^how (?:(?:do|can|should|could|would|must|may|might|shall) ${WE}|to\b.*))`,
      raw`\bhow to\b|^how (?:do|does) (?:this|that|it) work\b`,
      raw`^how (?!.* defined$)(?:is|are|can|should|must|may|could|was|were) (?:the |a |an |my |our )?(?:\S+ ){1,6}(?:\w+ed|made|done|put|set|built|kept|read out|sent|got|cut|paid|taken|stuck)(?: (?:out|up|off|on))?$`,
      raw`^what (?:do|does|should|must|can|to|shall) ?(?:${WE} (?:have to |need to )?)?(?:do|type|run|use|press|enter|write|set|try|install|turn on)\b`,
      raw`^what now$|^what (?:is|are) the (?:best|right|correct|proper) way\b|^(?:the )?(?:best|right) way to\b`,
      raw`^(?:which|what) (?:command|option|key|button|function|keystroke|shortcut) `,
      raw`^(?:set up|setting up|install|installing|uninstall|uninstalling|remove|removing|delete|deleting|add|adding|create|creating|change|changing|undo|reset|resetting|print|printing|export|exporting|import|importing|enable|enabling|disable|disabling|turn (?:on|off)|turning (?:on|off)|get rid of|take back|stop|stopping|replace|replacing|calibrate|calibrating|zoom|search(?:ing)? (?:for|in|the))\b`,
    ),
    purpose: asks(
      raw`^what ${BE} .+ (?:used |good |meant |intended )?for$`,
      raw`^what (?:does|do) (?!(?:${WE})\b)(?:\S+ ){1,6}do$`,
      raw`^what ${BE} the (?:\w+ )?(?:purpose|function|role|use|job|task|point)s? of\b`,
      raw`^what (?:purpose|function|role)\b|\bwhat .+ used (?:for|to)\b`,
    ),
    list: asksForList,
    definition: asks(
      raw`^(?:what|who) (?:on earth )?${BE} (?:an? |the |exactly )*(?:[^\s?]+ ?){1,5}$`,
      raw`^what ${BE} an? (?:[^\s?]+ ?){1,7}$`,
      raw`\bwhat (?:does|do|did) .+ (?:mean|stand for|refer to|denote)\b|\bwhat (?:does|do) .+ mean by\b`,
      raw`\b(?:meaning of|definition of|define|what is meant by|what (?:exactly )?counts as)\b|^\S+ meaning$|\bwhat ${BE} (?:that|this)$|^how ${BE} .+ defined$`,
      raw`^when (?:is|are) .+ (?:called|regarded|considered)\b`,
    ),
    choice: asks(raw`\b(?:which|what) \w+`),
    yesNo: asks(
      raw`^(?:is|are|was|were|am|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had)\b`,
    ),
  },
  asksByTone: false,
  standsFor: anyOf(raw`\bstands? for\b`),
  requestWords:
    'summarize summarise summary sum overview outline synopsis gist abstract give get write show provide tell list name ' +
    'please brief short quick concise main key central principal important major overall core point finding result ' +
    'conclusion message takeaway idea argument statement insight outcome find found conclude report argue describe ' +
    'discuss cover say deal reveal demonstrate suggest content contents whole entire all new newest latest last pdf docx md txt word tl dr tldr',
  documentWords:
    'document file text paper report study article book manual guide handbook note notes page author researcher writer ' +
    'review survey experiment trial research thesis letter memo upload attachment section chapter',
  request:
    /^\W*(?:(?:please|can you|could you|would you|give|write|show|provide|me|us|an?|the|brief|short|quick) )*(?:summari[sz]e|sum up|outline|summary of|overview of|synopsis of|outline of|(?:main|key|most important) (?:points|findings|takeaways|rules|facts) (?:of|from|in|on|about))\s+(?:the (?:section|chapter|part)s? (?:on|about|called|titled|for) )?(?=\S)/i,
  answers: {
    number:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|twice|once|both|pair|several|few|many|most|all|none|no|single|double|zero|unlimited|daily|weekly|monthly|yearly|hourly)\b/i,
    date: [
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/,
      /\b(?:\d{1,2}:\d\d|\d+(?:st|nd|rd|th) century|\d{4}s|noon|midnight|morning|evening|night|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|yesterday|o['’]clock|(?:quarter|half|minutes?) (?:past|to)|\d{1,2} ?[ap]\.?m\b|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:years?|months?|weeks?|days?|hours?|minutes?) (?:ago|later|earlier|after|before))\b/i,
    ],
    event:
      /\b(?:when|whenever|while|after|before|until|till|once|as soon as|since|during|every|each|by the time|upon|within)\b/i,
    reason:
      /\b(?:because|since|due to|owing to|therefore|so that|reasons?|causes?|caused|leads? to|led to|in order to|as a result|thanks to|thus|hence|otherwise|to (?:avoid|prevent|ensure|allow|keep|make|protect))\b/i,
    place: /\b(?:in|at|on|near|within|inside|under|above|between|from|to|into|through)\b(?: the)?/i,
    purpose:
      /\b(?:used (?:to|for|by|as)|use this|allows?|lets?|enables?|for \w+ing|in order to|purpose|so that|helps?|provides?|specif(?:y|ies)|controls?|sets?|causes?|makes?|tells?|shows?|displays?|creates?)\b/i,
    instruction:
      /^(?:(?:first|then|next|finally|now|please|simply|just|alternatively|to [^,]{3,60},)[, ]+)?(?:use|run|type|press|click|select|choose|set|open|add|create|enter|edit|install|remove|delete|copy|start|stop|go|make|put|give|call|change|check|enable|disable|specify|define|write|place|move|drag|hold|turn|insert|save|load|import|export|connect|configure)\b|\b(?:you (?:can|must|should|may|need|have to)|(?:can|must|should|may) be (?:\w+ly )?\w+ed|by (?:\w+ly )?\w+ing|using|with the (?:command|option)|--?\w+)\b/i,
    definition:
      /\b(?:is|are|was|were|means?|meant|refers? to|denotes?|describes?|stands? for|consists? of|(?:is|are) (?:called|known|defined))\b/i,
  },
}
