/** Nouns that say nothing about the subject of a document when they stand alone. */
export const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  (
    'ability absence account action addition advance advantage age aim amount application approach area argument aspect ' +
    'attempt attention author basis beginning behavior behaviour benefit bit book bottom box branch call capability care ' +
    'case category cause center centre century chance change chapter character characteristic choice class collection ' +
    'color colour column combination comment comparison component concept conclusion condition consequence ' +
    'consideration content context contrast control copy cost couple course day deal decade decision default definition ' +
    'degree demand description design detail development difference difficulty direction discussion distance document ' +
    'door edge effect effort element end entry environment error event evidence example exception existence experience ' +
    'explanation expression extent fact factor feature field figure file final finding focus form format front future ' +
    'goal group half hand head heading help hour idea image implementation importance impression improvement increase ' +
    'indication individual information input instance instruction interest introduction issue item job kind knowledge ' +
    'lack language length level life limit limitation line link list location look lot majority manner mark material ' +
    'matter meaning means measure member mention method middle minute mode model moment month morning name nature need ' +
    'night note notion number object occasion option order origin output page paper paragraph part party past path ' +
    'pattern people percentage performance period person perspective phase phrase picture piece place plan point policy ' +
    'portion position possibility practice presence principle problem procedure process product program project ' +
    'property proportion purpose quality quantity question range rate reader reason reference relation relationship ' +
    'report request requirement research rest result return review risk role room row rule sample scale scheme screen ' +
    'section sense sentence sequence series service set setting shape share show side sign situation size solution ' +
    'something sort source space stage start state statement step string structure study style subject success ' +
    'suggestion summary support system table task technique term test text thing thought time title today top topic ' +
    'total trouble type unit use user usage value variety version view volume way week whole word work world year ' +
    'abbreviation answer button click command data dozen fig tomorrow tonight yesterday etc foo bar baz want lots ' +
    'second noon midnight evening afternoon weekday weekend fortnight month monday tuesday wednesday thursday friday ' +
    'saturday sunday january february march april june july august september october november december hertz decibel ' +
    'euro dollar meter metre kilometer kilometre gram kilogram millisecond percentage ' +
    'acknowledgment license notice afterward afterwards forward backward upward downward forty fifty sixty seventy eighty ninety percent opinion core former latter using being having doing running fun bunch lots bits others'
  ).split(' '),
)

/** Adjectives that do not make a term of the noun after them. */
export const GENERIC_ADJECTIVES: ReadonlySet<string> = new Set(
  (
    'able above additional alternative appropriate available bad basic best better big careful certain clear close ' +
    'common complete complex correct corresponding current default desired different difficult direct double early easy ' +
    'entire equal exact existing extra fast few final fine first following free full further general given good great ' +
    'hard high higher huge important individual initial interesting known large larger last late later latest latter ' +
    'least left less like little local long longer low lower main major many minor more most much necessary new newer ' +
    'next normal obvious old older one only open optional original other own particular possible present previous ' +
    'principal proper public rapid ready real recent regular related relevant required respective right safe same ' +
    'second separate serious several short similar simple single small smaller special specific standard strong such ' +
    'sufficient suitable sure third true two typical unable usual useful valid various very weak whole wide wrong young ' +
    'zero former better worse offsite online'
  ).split(' '),
)

/** Verbs and adjectives that the tagger takes for nouns at the end of a phrase: 'the jar lasts', 'events shorter than'. */
export const NO_TERM_ENDINGS: ReadonlySet<string> = new Set(
  (
    'becomes begins exists falls fails goes happens keeps knows lasts makes needs occurs remains seems stays stops takes ' +
    'wakes works require requires please drink wrong shorter longer larger smaller faster slower stronger weaker ' +
    'quieter louder unclear whatever older newer fewer decides decide disagrees disagree reopens hangs pays assumes ' +
    'reactivates stabilizes starts overnight'
  ).split(' '),
)
