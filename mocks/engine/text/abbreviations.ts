import type { Language } from './language.ts'

/**
 * A period after one of these never ends a sentence. In lower case, without the last period. Words that also end
 * sentences, for example German 'Art', are not in the lists.
 */
const NEVER_LAST =
  'al approx cf dr drs dra e.g ed eds est ex gen hrsg i.e jr messrs mlle mm mme mr mrs ms mt ' +
  'prof resp sgt skt sr sra srta st ste viz vs'

/** The same by language. */
const NEVER_LAST_IN: Readonly<Partial<Record<Language, string>>> = {
  da: 'bl.a ca d.v.s dvs eks f.eks fx hhv inkl jf kap kl mht nr pga tlf vedr',
  de:
    'abb abs allg bd bes betr bspw bzgl bzw ca d.h dipl ebd engl evtl f.a geb gegr gem gest ggf griech hebr hl i.a i.d.r ' +
    'ing inkl insb insbes ital kap lat m.a nr o.a o.g phil russ s.o s.u sog span spez tab tel u.a vgl verh z.b z.t zit zzgl',
  es:
    'aprox art arts av avda cap caps cía excmo fig figs gral ing lám lic núm núms p.ej pág págs párr pdte prov sres sta ' +
    'sto tel vid vol',
  fi: 'esim ks mm myöh nro ns synt ts vrt',
  fr: 'apr av bd boul c.-à-d chap ch coll dir éd env fasc fig hab mgr nº p.ex pp réf s.-à-d sect suiv tél trad vol',
  hi: 'डॉ प्रो श्री पं मो कु ई पू ए बी सी डी जी एच आई जे एल एम एन ओ आर एस टी यू वी',
  hu: 'br gr id ifj ill kb ker özv vö',
  id: 'bpk hlm ir jl kab kec sdr tgl',
  it: 'art avv cap ca dott dott.ssa egr fig gent ing p.es pag pagg rag sig sig.ra sigg vol',
  lt: 'angl gim kun lot pav pr psl šv',
  nl: 'a.d.h.v afb bijv blz ca d.w.z dhr fig hfst incl ing ir m.a.w m.b.t mevr mw nr o.a o.l.v t.o.v tel vgl z.g',
  no: 'bl.a ca dvs eks f.eks fig inkl jf kap kl nr pga tlf vha',
  pt: 'aprox art av cap dir eng exmo exma fig gov núm p.ex pág págs sta sto tel vol',
  ro: 'art aprox cap cca dl dna fig ing lb nr pag pct sf str tel vol',
  ru:
    'акад англ араб бывш внутр греч д-р доц др.-греч ед зам им исп итал лат напр нац пер польск пос просп проф св см ' +
    'совм сокр соч ср табл т.е тыс ул ум укр фр франц чешск яп',
  sv: 'bl.a ca d.v.s dvs eng f.d fr.o.m inkl jfr kap kl m.a.o nr s.k t.ex t.o.m tel',
  tr: 'alb alm apt av bkz cad çev doç fr hz ing lat mah örn öğr sn sok şti yrd',
  uk: 'англ вул греч див доц зб ім лат напр нім польськ проф св табл т.зв укр фр',
}

/** After one of these a sentence ends only if the next word is a stop word, for example an article. */
const SOMETIMES_LAST =
  'a.c a.m bros chr co corp d.c dept ecc ee enz etc inc jh jhd ltd mio mrd osv p.m t.d u.k u.s usw uu uvm vb yy ' +
  'вв гг др млн млрд проч рр руб т.д т.п'

/** One of these does not end a sentence if a number follows: 'Fig. 3', but not 'The answer was no. Then …'. */
const NUMBERED =
  'abb abs art bd ch chap col eq eqs fig figs kap lám no nos nr nro núm op p para pag pág págs pct pp ref sec sect str ' +
  'tab vol гл рис род стр ст табл тел'

const neverLast = setOf(NEVER_LAST)
const sometimesLast = setOf(SOMETIMES_LAST)
const numbered = setOf(NUMBERED)
const neverLastIn = new Map(
  Object.entries(NEVER_LAST_IN).map(([language, words]) => [language, setOf(words)] as const),
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** @param word in lower case, without its last period */
export function isNeverLast(word: string, language: Language): boolean {
  return neverLast.has(word) || (neverLastIn.get(language)?.has(word) ?? false)
}

/**
 * Whether a period after the word may belong to an abbreviation or may end a sentence.
 *
 * @param word in lower case, without its last period
 */
export function isSometimesLast(word: string): boolean {
  return sometimesLast.has(word)
}

/**
 * Whether a number after the word belongs to it.
 *
 * @param word in lower case, without its last period
 */
export function precedesNumber(word: string): boolean {
  return numbered.has(word)
}
