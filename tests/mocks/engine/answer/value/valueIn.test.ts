import { expect, test } from 'vitest'
import { valueIn } from '../../../../../mocks/engine/answer/value/valueIn.ts'
import type { BlockKind } from '../../../../../mocks/engine/types.ts'

interface Place {
  readonly kind?: BlockKind
  readonly headings?: readonly string[]
  readonly context?: string
}

function valueFor(
  question: string,
  text: string,
  { kind = 'paragraph', headings = [], context }: Place = {},
) {
  return valueIn(question, { text, block: { kind, start: 0, headings, context: context ?? null } })
}

/** Question, sentence, value. */
type Row = readonly [string, string, string | null]

test.each<Row>([
  // Amounts.
  ['How long must the glue rest?', 'The glue must rest for at least 30 minutes.', 'at least 30 minutes'],
  ['how heavy may the trunk be', 'The mass of the trunk shall not exceed 23 kg.', '23 kg'],
  ['What do we pay for the ferry?', 'The ferry costs EUR 1,250 for each crossing.', 'EUR 1,250'],
  ['cost of a locker per year', 'A locker costs £15 a year instead of £18.', '£15 a year'],
  ['What does the ticket cost now?', 'The ticket was £22 and is now £26.', '£26'],
  [
    'How long is the notice for the tenant?',
    'In clause 14.1 the notice is shortened from nine to six months.',
    'six months',
  ],
  [
    'What is the deposit for the hall?',
    'In clause 12.3 the deposit is raised from 300 euros to 450 euros.',
    '450 euros',
  ],
  ['monthly limit for drivers?', 'The monthly limit is EUR 400; for drivers EUR 750.', 'EUR 750'],
  [
    'How many people are in a weaving class?',
    'There are at most eight people to a class, six in the weaving class.',
    'six',
  ],
  ['How many board members are a quorum?', 'A quorum is four board members.', 'four board members'],
  ['How often is the sand changed?', 'The sand is changed every 12 years.', 'every 12 years'],
  [
    'max dose of the syrup per day',
    'Take 5 ml of syrup, not more than 20 ml a day.',
    'not more than 20 ml a day',
  ],
  ['How many hours may divers stay?', 'Divers never stay longer than 3 hours.', '3 hours'],
  ['How much is the fine for dogs?', 'The fine for dogs is 25 per cent.', '25 per cent'],
  ['How much do children pay?', 'Adults pay £5; children pay nothing.', 'nothing'],
  ['How much does entry cost?', 'Adults pay £5, guests nothing.', null],
  // Numbers of the question or of a section are no amounts.
  ['How many pumps are there?', 'Section 4 and page 12 describe the pumps of version 3.', null],
  ['What is the fee for the pool?', 'See clause 7.2 for the fee of the pool.', null],
  ['How long does the lesson of 45 minutes last?', 'The lesson of 45 minutes is on Monday.', null],
  // Dates.
  ['When was the mill built?', 'The mill was built in early May 1887.', 'early May 1887'],
  ['since when is the mill closed', 'The mill has been closed since 1980.', 'since 1980'],
  ['Until when is the pool open?', 'The pool is open from 1 May to 15 September.', '15 September'],
  [
    'When is the alarm tested?',
    'The alarm is tested on the first Monday of the month.',
    'the first Monday of the month',
  ],
  [
    'When does the lease begin?',
    'The lease begins on 1 August 2022 instead of 1 July 2022.',
    '1 August 2022',
  ],
  [
    'By when must the claim be handed in?',
    'The claim must be handed in within 30 days of the trip.',
    'within 30 days of the trip',
  ],
  ['When did the pump stop?', '08:15 The pump stopped.', null],
  ['When was the bridge opened?', 'The bridge was opened by the mayor.', null],
  // People.
  [
    'Who signed the amendment?',
    'The amendment was signed by Helena Marchand, Managing Director.',
    'Helena Marchand, Managing Director',
  ],
  [
    'Who leads the choir?',
    'The leader of the choir is Ms Marit Solberg, and her deputy is Tobias Kern.',
    'Ms Marit Solberg',
  ],
  [
    'Who tests the water?',
    'The water is tested by the Turvik district laboratory.',
    'Turvik district laboratory',
  ],
  [
    'who wrote the first manual',
    'Jay Fenton wrote the first manual, with help from Kenny Wood.',
    'Jay Fenton',
  ],
  ['Who must approve the journey?', 'The line manager approves each journey.', 'The line manager'],
  [
    'Who signs the permit?',
    'The permit is signed by the Customer’s Safety Officer.',
    'the Customer’s Safety Officer',
  ],
  ['Who pays for gifts?', 'Gifts received are given to the raffle.', null],
  // Places.
  [
    'Where are the keys kept?',
    'The keys are kept in the yellow box inside the shed door.',
    'in the yellow box inside the shed door',
  ],
  ['where is the settings file kept?', 'Settings live in ~/.mill/mill.toml.', '~/.mill/mill.toml'],
  ['Where do errors go?', 'Errors are written to the file errors.log.', 'errors.log'],
  ['Where is the shower?', 'Rinse at the shower beside the door of room 12.', 'beside the door of room 12'],
  ['Where does the caption go?', 'Captions are placed above a table and below a figure.', null],
  ['Where is the cream?', 'The cream is in reserve.', null],
  ['Where is the seed stored?', 'The seed is stored in winter.', null],
  // Choices.
  ['Which form do I sign?', 'Sign the batch sheet (form F-017-A) first.', 'F-017-A'],
  ['Which clause is about sub-letting?', 'The lease (clause 4.3) allows sub-letting.', 'clause 4.3'],
  ['which program is the fastest', 'Raxel seems to be the fastest program.', 'Raxel'],
  ['since which version is zlib built in?', 'As of Privo 3.0.9, zlib is built in.', '3.0.9'],
  ['Which chapter wins?', 'Chapters 1 to 5 describe version 3.2; the chapter wins.', null],
  // Yes or no.
  ['Are dogs allowed in the garden?', 'Dogs are not allowed in the garden.', 'No'],
  ['May visitors use the lift?', 'Visitors must not use the lift.', 'No'],
  ['Is photography permitted in the archive?', 'Photography is permitted in the archive.', 'Yes'],
  [
    'Can I sublet the flat?',
    'The flat may be sublet only with the written consent of the landlord.',
    'Only with the written consent of the landlord',
  ],
  [
    'Can I sublet the flat?',
    'The flat must not be sublet unless the landlord agrees.',
    'Only if the landlord agrees',
  ],
  [
    'May the flat be sublet?',
    'The flat may not be sublet without the written consent of the landlord.',
    'Only with the written consent of the landlord',
  ],
  ['Isn’t smoking forbidden on the terrace?', 'Smoking is forbidden on the terrace.', 'Yes'],
  ['Do I have to register the bike?', 'Bikes need not be registered.', 'No'],
  ['Must I register the bike?', 'Every bike must be registered.', 'Yes'],
  ['Are you open on Mondays?', 'Closed on Sundays and Mondays.', 'No'],
  ['Does the filter remove viruses?', 'No, the filter only holds sand.', 'No'],
  ['Is it dearer for guests than for members?', 'Guests do not pay for members.', null],
  ['Will the roof carry snow?', 'The roof is made of slate.', null],
  ['Can children swim alone?', 'Children may swim except children under eight.', null],
])('the value asked in "%s" is in "%s": %j', (question, text, value) => {
  expect(valueFor(question, text)).toBe(value)
})

const row = { kind: 'row' as const }

test.each<readonly [string, string, Place, string | null]>([
  [
    'What do I get per km by car?',
    'Vehicle: Car | Rate per km: EUR 0.42 | Note: with petrol',
    row,
    'EUR 0.42',
  ],
  [
    'How long is the warranty of the lift?',
    'Lift: Kestle | Price: £58,400 | Warranty: 5 years',
    row,
    '5 years',
  ],
  ['When is the next review?', 'Item: Next review | Entry: February 2026', row, 'February 2026'],
  ['Who is the guarantor?', 'Guarantor | Josiah Watt', { ...row, context: 'Item | Content' }, 'Josiah Watt'],
  [
    'How many tablets at 70 kg?',
    '66 to 79 kg | five | 15 mg',
    { ...row, context: 'Weight | Tablets | Dose' },
    'five',
  ],
  ['What is the price of the lift?', 'Kestle | 58,400 | 62,000', row, null],
  ['Is the lift quiet?', 'Lift: Kestle | Quiet: no', row, null],
])('"%s" is answered by the row "%s" with its cell', (question, text, place, value) => {
  expect(valueFor(question, text, place)).toBe(value)
})

test.each([
  'Why is the tank painted in 2019?',
  'How do I drain the tank in 5 minutes?',
  'What is a tank?',
  'Erkläre den Tank',
])('the question "%s" asks for no value', (question) => {
  expect(valueFor(question, 'The tank is painted in 2019 by Ida Storm in Brell.')).toBeNull()
})
