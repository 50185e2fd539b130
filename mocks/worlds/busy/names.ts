/** A name, and the part of the email address before the @. */
export interface Name {
  readonly firstName: string
  readonly lastName: string
  readonly mailbox: string
}

const FIRST =
  'Amara Benedikt Chiara Dmitri Eleni Farid Greta Hassan Ilse Joaquín Katarzyna Léonie Mateus Nadira Ottilie Priya Quentin Rosalind Søren Thandiwe'.split(
    ' ',
  )
const LAST =
  'Abernathy Bjørnsdottir Castellanos Drăgulescu Eriksen Fofanah Grünewald Hakimi Ivanova Jankowski Kowalczyk Lacroix Mwangi Núñez Oduya Petrov Quispe Ranganathan Szabó Tanaka'.split(
    ' ',
  )

/** Names at the limits of what people enter: other scripts, one letter, particles, and very long ones. */
const UNUSUAL: readonly Name[] = [
  { firstName: '雪', lastName: '佐々木', mailbox: 'yuki.sasaki' },
  { firstName: 'Олександра', lastName: 'Шевчук-Ковальська', mailbox: 'o.shevchuk' },
  { firstName: 'ليلى', lastName: 'الحسيني', mailbox: 'layla.alhusseini' },
  { firstName: 'Ευαγγελία', lastName: 'Παπαδοπούλου', mailbox: 'e.papadopoulou' },
  { firstName: '서연', lastName: '김', mailbox: 'seoyeon.kim' },
  { firstName: 'אביגיל', lastName: 'בן־דוד', mailbox: 'avigail' },
  { firstName: 'นภัสสร', lastName: 'วงศ์สวัสดิ์', mailbox: 'napatsorn.w' },
  { firstName: 'Ó', lastName: 'X', mailbox: 'o' },
  { firstName: "D'Arcy", lastName: "O'Shaughnessy-van der Meer", mailbox: 'darcy.o-shaughnessy' },
  {
    firstName: 'Maria-Magdalena Theodora Wilhelmina',
    lastName: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst-Sternberg',
    mailbox: 'maria-magdalena.theodora.wilhelmina.von-und-zu-hohenlohe-waldenb',
  },
  {
    firstName: 'Venkatanarasimharajuvaripeta',
    lastName: 'Subrahmanyeswara',
    mailbox: 'venkatanarasimharajuvaripeta.subrahmanyeswara+waitlist',
  },
]

/** `count` different names. The unusual ones are spread over the list. */
export function namesOf(count: number): readonly Name[] {
  const step = Math.floor(count / UNUSUAL.length)
  return Array.from({ length: count }, (_, i) => (i % step === 0 && UNUSUAL[i / step]) || usualName(i))
}

function usualName(number: number): Name {
  // Each last name is combined with every first name before a pair repeats.
  const firstName = FIRST[(number + Math.floor(number / LAST.length)) % FIRST.length] ?? ''
  const lastName = LAST[number % LAST.length] ?? ''
  return { firstName, lastName, mailbox: `${toAscii(firstName)}.${toAscii(lastName)}` }
}

function toAscii(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
}
