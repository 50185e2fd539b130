import { stem } from './stemmers.ts'

/** Words of one line state the same property, so that 'the depth is' and 'is … deep' are compared. */
const LINES = `
open opens opened opening inaugurate inaugurated
close closes closed closing shut
end ends ended ending finish finished
begin begins began beginning start starts started commence commences
found founded founding founder founders establish established establishment
build built building-of builds builder construct constructed construction erect erected complete completed completion
design designs designed designer architect
write wrote written writes writer author authored
paint painted painter paints
discover discovered discovery discoverer
invent invented inventor invention
win wins won winner winners
compose composes composed composer
direct directs directed director
translate translates translated translator translation
own owns owned owner owners
join joins joined member members membership
erupt erupts erupted eruption eruptions
chair chairs chaired chairman chairwoman chairperson preside presides
lead leads led leader head heads headed
cost costs price prices fee fees charge pay pays paid
produce produces output deliver delivers generate generates yield yields
admission entrance entry enter
warranty guarantee
capacity capacities volume
weigh weighs weighed weight heavy
long length
deep depth
wide width broad
high height tall
thick thickness
fast speed
old age aged
warm hot temperature
last lasts lasted take takes took duration final
locate located situate situated lie lies lay stand stands stood
store stored stores keep kept keeps
hold held holds
born birth birthplace
die died dies death
buy bought buys purchase purchased
destroy destroyed lose lost loss ruined
depart departs departed departure leave leaves left
arrive arrives arrived arrival
allow allowed allows permit permitted permits
require required requires need needed needs
forbid forbidden prohibit prohibited ban banned
employ employs employed employee employees staff
annual annually yearly
rain rains rained rainfall
snow snows snowed snowfall
customer customers client clients
inhabitant inhabitants population residents resident
participant participants took-part
color colour colored coloured
maximum max
minimum min
`

const CANONICAL: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const stems = line.split(' ').map((word) => stem(word, 'en'))
      return stems.map((one): [string, string] => [one, stems[0] ?? one])
    }),
)

/** One stem for all stems of a group of synonyms. */
export function canonicalStem(stemmed: string): string {
  return CANONICAL.get(stemmed) ?? stemmed
}

/** The stems of words that are divided by spaces. */
export function canonicalStems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => canonicalStem(stem(word, 'en'))))
}
