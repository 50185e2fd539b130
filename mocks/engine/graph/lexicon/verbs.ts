/** Verbs whose third person or base form is rarely a noun. */
const CLEAR_VERBS =
  'accept achieve acquire activate adapt add adjust affect allocate allow appear apply approve argue arise ask assess ' +
  'assign assist assume attach avoid become begin believe belong bind bring build calculate capture carry cause choose ' +
  'collect combine come commence compare compile compose compress compute conclude configure confirm connect consider ' +
  'consist constitute construct consult consume contain continue contradict contribute convert convey correct ' +
  'correspond cover create decide declare decode decrease define delete deliver demonstrate denote deny depend depict ' +
  'derive describe destroy detect determine develop differ disable discover discuss display distinguish distribute ' +
  'divide download eat eliminate emerge emit employ enable encode encourage enhance ensure enter equal establish ' +
  'evaluate examine exceed exclude execute exhibit exist expand explain exploit explore expose express extend extract ' +
  'facilitate fail feed fill find fit follow form forbid found fulfil gain generate get give go govern grow guarantee ' +
  'guide handle happen help hide hold identify ignore illustrate implement imply import improve include incorporate ' +
  'increase indicate induce influence inherit inhibit initiate insert inspire install integrate intend interact ' +
  'interpret introduce invent investigate invoke involve keep know lack launch lead learn leave let lie link list live ' +
  'load locate lose lower maintain make manage manipulate mean measure meet merge modify move name need obey observe ' +
  'obtain occupy occur offer omit open operate oppose originate own participate pay perform permit persist place play ' +
  'point possess precede predict prefer prepare present preserve prevent proceed produce prohibit promote propose ' +
  'protect prove provide publish pull purchase push put raise reach read receive recognize recommend reconstruct ' +
  'record recover reduce refer reflect refute register regulate reject relate release rely remain remember remove ' +
  'render repair replace replay represent require resemble reserve reside resolve respond restore restrict retain ' +
  'retrieve return reveal run satisfy save say scan secure see select sell send separate serve share show simplify ' +
  'simulate slow solve specify spread stand start state stem stimulate store strengthen study submit succeed suggest ' +
  'suit summarize supply support suppose suppress surround survive take teach tell tend terminate test track transfer ' +
  'transform translate transmit transport treat trigger turn understand undergo update use utilize validate vary ' +
  'verify violate infer try boot authenticate warn emulate discard rename reboot mask parse visit weaken wear win work write yield'

/** Verbs whose third person or base form is more often a noun. They need an object with a determiner or a name. */
const NOUN_LIKE =
  'hit cut access address aim answer attack back balance base benefit bind block boost build call cause change charge check ' +
  'claim close code comment compound contact contract control copy cost count cover damage date deal delay demand ' +
  'design display document drive drop edit effect end exit experience export face fall favor feature field file fit ' +
  'focus follow force form format fund function gain guide group handle heat help hold host house impact import ' +
  'increase index influence input interest issue join judge label launch lead level limit link list load lock log look ' +
  'lower map mark market match matter measure mention model monitor mount move name need note number object offer open ' +
  'order output pack patch pay place plan plant play point position post power present press print process produce ' +
  'profile program project promise prompt question quote range rank rate reach read record reference regard release ' +
  'repeat report request research reserve result return review reward risk root route rule run sample save scale scan ' +
  'score search sense separate serve service set shape share shift show sign signal sort sound source space split spread ' +
  'stage stand start state step store strain stress study subject suit supply support surface surround swap switch ' +
  'talk target task test time tie top total touch trace track trade train transfer transport travel treat trigger turn ' +
  'type update use value view visit voice vote wait walk warrant watch wave weight work'

const IRREGULAR =
  'arise arose arisen,become became become,begin began begun,bind bound bound,bring brought brought,build built built,' +
  'choose chose chosen,come came come,cost cost cost,deal dealt dealt,drive drove driven,eat ate eaten,fall fell fallen,' +
  'feed fed fed,find found found,fit fit fit,forbid forbade forbidden,get got got,give gave given,go went gone,' +
  'grow grew grown,hide hid hidden,hold held held,keep kept kept,know knew known,lead led led,leave left left,' +
  'let let let,lie lay lain,lose lost lost,make made made,mean meant meant,meet met met,pay paid paid,put put put,' +
  'read read read,run ran run,say said said,see saw seen,sell sold sold,send sent sent,set set set,show showed shown,' +
  'split split split,spread spread spread,stand stood stood,take took taken,teach taught taught,tell told told,' +
  'undergo underwent undergone,understand understood understood,wear wore worn,win won won,write wrote written,' +
  'bear bore born,think thought thought,hit hit hit,cut cut cut,draw drew drawn,speak spoke spoken'

/** Verbs that double their last letter: 'mapped', 'mapping'. */
const DOUBLING = new Set(
  (
    'commit control drop emit fit format get let log map occur omit permit plan prefer program put refer run scan set ' +
    'split step stem stop submit swap transfer transmit win begin cut hit'
  ).split(' '),
)

/** A form of a verb. One spelling can be several forms. */
export interface VerbForm {
  readonly base: string
  readonly isBase: boolean
  readonly isThird: boolean
  readonly isPast: boolean
  readonly isParticiple: boolean
  readonly isIng: boolean
  readonly isNounLike: boolean
}

const FORMS = new Map<string, VerbForm>()

type FormName = 'isBase' | 'isThird' | 'isPast' | 'isParticiple' | 'isIng'

function addForm(spelling: string, base: string, isNounLike: boolean, form: FormName): void {
  const known = FORMS.get(spelling)
  const none = { isBase: false, isThird: false, isPast: false, isParticiple: false, isIng: false }
  FORMS.set(spelling, { ...(known ?? { ...none, base, isNounLike }), [form]: true })
}

function addVerb(base: string, past: string, participle: string, isNounLike: boolean): void {
  addForm(past, base, isNounLike, 'isPast')
  addForm(participle, base, isNounLike, 'isParticiple')
  addForm(base, base, isNounLike, 'isBase')
  addForm(thirdPersonOf(base), base, isNounLike, 'isThird')
  addForm(ingFormOf(base), base, isNounLike, 'isIng')
}

/** 'use' → 'uses', 'apply' → 'applies', 'pass' → 'passes' */
export function thirdPersonOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${DOUBLING.has(base) ? base + base.slice(-1) : base}ed`
}

function ingFormOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return `${DOUBLING.has(base) ? base + base.slice(-1) : base}ing`
}

const NOUN_LIKE_VERBS = new Set(NOUN_LIKE.split(' '))
const irregulars = IRREGULAR.split(',').map((line) => line.split(' '))
for (const [base = '', past = '', participle = ''] of irregulars)
  addVerb(base, past, participle, NOUN_LIKE_VERBS.has(base))
for (const base of new Set([...CLEAR_VERBS.split(' '), ...NOUN_LIKE_VERBS])) {
  if (irregulars.every(([irregular]) => irregular !== base))
    addVerb(base, pastOf(base), pastOf(base), NOUN_LIKE_VERBS.has(base))
}

/** The verb of a lower-case spelling, or null if it is not one of the known verbs. */
export function verbFormOf(spelling: string): VerbForm | null {
  return FORMS.get(spelling) ?? null
}
