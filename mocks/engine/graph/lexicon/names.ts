/** Words that show what a name names. All are lower case. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const PERSON_TITLES = set(
  'mr mrs ms miss dr prof professor sir lady lord dame president king queen prince princess emperor empress captain ' +
    'general colonel major sergeant senator governor minister chancellor pope bishop saint st judge justice doctor',
)

export const GIVEN_NAMES = set(
  'adam albert alexander alan alfred alice andrew anna anne anthony antonio arthur barbara benjamin bernard carl carlos ' +
    'catherine charles christian christopher claude daniel david donald edward elizabeth emily eric ernest eugene ' +
    'francis frank frederick friedrich george giovanni grace gregory hans harold harry heinrich helen henri henry ' +
    'hermann howard hugh ian isaac jack jacob jacques james jane jean jeffrey jennifer john johann jonathan jose joseph ' +
    'juan julia julian karl katherine kenneth kevin larry laura lawrence leonard linus louis ludwig luis marcel marcus ' +
    'margaret maria marie mark martin mary matthew max michael michel miguel nancy nicholas nikola olga otto patricia ' +
    'patrick paul pedro peter philip pierre ralph raymond rebecca richard robert roger ronald rosa samuel sarah sigmund ' +
    'simon sophia stefan stephen steven susan theodore thomas timothy victor vincent virginia walter werner wilhelm ' +
    'william wolfgang',
)

/** Verbs whose subject is a person. */
export const PERSON_VERBS = set(
  'said says wrote argued born died married told believed thought explained studied taught graduated resigned joked ' +
    'recalled suggested invented discovered noted published painted composed',
)

export const ORGANIZATION_WORDS = set(
  'inc ltd llc gmbh ag corp corporation company university college institute institution ministry department committee ' +
    'commission council agency association society foundation organization organisation board bank academy laboratory ' +
    'laboratories union federation consortium party office bureau authority group team museum hospital school church ' +
    'court parliament senate congress league club press consortium project network alliance trust army navy',
)

export const PLACE_WORDS = set(
  'river mount mountain mountains lake city street avenue road bay island islands valley county sea ocean bridge airport ' +
    'park desert peninsula province state republic kingdom harbor harbour canal village town square station coast gulf ' +
    'strait forest canyon glacier volcano hill hills falls creek cape district',
)

/** Countries and cities that texts mention without a word that shows that they are places. */
export const PLACES = set(
  'africa america antarctica asia australia europe argentina austria belgium brazil britain canada chile china denmark ' +
    'egypt england finland france germany greece hungary iceland india indonesia iran iraq ireland israel italy japan ' +
    'kenya mexico netherlands nigeria norway pakistan peru poland portugal romania russia scotland spain sweden ' +
    'switzerland syria turkey ukraine vietnam wales amsterdam athens beijing berlin boston california chicago florida ' +
    'geneva hamburg istanbul london madrid moscow munich paris rome texas tokyo vienna washington zurich',
)

export const DOCUMENT_WORDS = set(
  'manual guide handbook report act standard specification howto faq readme license licence treaty constitution ' +
    'encyclopedia dictionary tutorial policy agreement protocol charter gazette journal magazine newsletter',
)

/** Words that start with a capital letter and are no names by themselves. */
export const NO_NAMES = set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec note ' +
    'warning caution tip important example figure fig table section chapter appendix part page volume vol eq equation ' +
    'yes no ok am pm ad bc i ii iii iv vi vii viii ix todo nb ps eg ie etc see inc ltd llc corp co step item question answer line ' +
    'english french german spanish italian chinese japanese russian american european british',
)

export const MONTHS = set(
  'january february march april may june july august september october november december',
)
