import { expect, test } from 'vitest'
import { understand } from '../../../../mocks/engine/thread/understand.ts'
import type { Turn } from '../../../../mocks/engine/types.ts'
import { createMemoryOf } from '../support.ts'

const turn = (question: string, response = ''): Turn => ({ question, answer: { response, sources: [] } })

test.each([
  ['How much may a hotel in Lisbon cost?', 'and in Dublin?', 'How much may a hotel in Dublin cost?'],
  ['What does the wool cost?', 'And the mohair lace?', 'What does the mohair lace cost?'],
  ['Do you ship to Canada?', 'what about the US?', 'Do you ship to the US?'],
  [
    'Until when must the lit sign be off?',
    'and the hanging one?',
    'Until when must the hanging sign be off?',
  ],
  ['When was the crane moved?', 'By whom?', 'By whom was the crane moved?'],
  [
    'How many bats were counted?',
    'In which part of the roof?',
    'In which part of the roof were the bats counted?',
  ],
  ['Is the sauna open in May?', 'Why?', 'Why is the sauna open in May?'],
  ['How long do the cues last?', 'Why?', 'Why do the cues last so long?'],
  ['Do you ship to Canada?', 'why not?', 'Why not: Do you ship to Canada?'],
  [
    'How long is linen kept?',
    "And if the store isn't heated?",
    "How long is linen kept if the store isn't heated?",
  ],
  ['I lost my laptop. Who must I tell?', 'how quickly?', 'I lost my laptop. How quickly must I tell?'],
  ['Which filters are forbidden for nitrate?', 'why that?', 'Why are the filters forbidden for nitrate?'],
  ['What did a bed bring in 2024?', 'and nowadays?', 'What did a bed bring nowadays?'],
  ['What is the dose of oxalic acid?', 'and formic acid?', 'What is the dose of formic acid?'],
])('after “%s”, “%s” is understood as “%s”', (last, question, understood) => {
  expect(understand(question, [turn(last)])).toBe(understood)
})

test.each([
  ['What is btedit?', 'who wrote it?', 'Who wrote btedit?'],
  [
    'How do I restore the factory settings?',
    'Do they change the clock?',
    'Do the factory settings change the clock?',
  ],
  ['What is the price of the basket?', 'is it made of steel?', 'Is the basket made of steel?'],
  ['How many tubes does the pharmacy hold?', 'how soon would they come?', 'How soon would the tubes come?'],
  ['What happened with the roof?', 'who repaired it?', 'Who repaired the roof?'],
  ['Was there any danger that the tap water had germs?', 'who tested it?', 'Who tested the tap water?'],
  ['Can I run it as a service?', 'who wrote it?', 'Who wrote it?'],
  ['What are beats in sound?', 'how fast do they rise?', 'How fast do beats rise?'],
  ['When is the travel desk closed?', 'who works there?', 'Who works at the travel desk?'],
  [
    'What is the limit for the blank?',
    "what do I do if it's higher?",
    'What do I do if the blank is higher?',
  ],
  [
    'Which version of CUPS does Gutenprint need?',
    'and how large is it?',
    'How large is the version of CUPS?',
  ],
])('after “%s”, the pronoun of “%s” is replaced: “%s”', (last, question, understood) => {
  expect(understand(question, [turn(last)])).toBe(understood)
})

test('“he” and “his” are the person that the last answer names', () => {
  const thread = [
    turn('Who is the safety officer?', '**Pauric Hanley**\n\nPauric Hanley is the safety officer. [1]'),
  ]
  expect(understand('When was he introduced?', thread)).toBe('When was Pauric Hanley introduced?')
  expect(understand('and his extension?', thread)).toBe('What is Pauric Hanley’s extension?')
})

test('“she” is nobody that the last question names if it asks who it was and the answer does not tell', () => {
  const [asked, question] = ['Who stands in for Barnaby?', 'What is her number?']
  expect(understand(question, [turn(asked)])).toBe(question)
  expect(understand(question, [turn('Who is Barnaby?')])).toBe('What is Barnaby’s number?')
})

test('a pronoun refers to the nearest question that names something', () => {
  const thread = [turn('What does the crane cost?'), turn('Why?')]
  expect(understand('Who repairs it?', thread)).toBe('Who repairs the crane?')
})

test.each([
  'How long does it take to get a company card?',
  'If the lift stops, who repairs it?',
  'Is it allowed to smoke in the workshop?',
  'Which file that was sent is the newest?',
  'Can trainees on their own take a taxi?',
  'Does the unit keep its settings?',
  'How much leave does a trainee get?',
  'Are there fire extinguishers?',
  'What should I do when the alarm sounds?',
])('“%s” stands alone', (question) => {
  expect(understand(question, [turn('What does the crane cost?')])).toBeNull()
  expect(understand(question, [])).toBeNull()
})

test('a short question in another language than English is followed by the last one', () => {
  const thread = [turn('Wann ist die Werkstatt offen?')]
  expect(understand('Und in den Ferien?', thread)).toBe('Und in den Ferien? (Wann ist die Werkstatt offen?)')
  expect(understand('Wie hoch ist der Mitgliedsbeitrag im ersten Jahr?', thread)).toBeNull()
})

const YARD = {
  'yard.md':
    '# Yard\n\nThe crane costs 40 euros an hour. The kiln was built in 1921 by the first tenants. The crane lifts two tons.',
}

test.each([
  ['Can you repeat that?', 'What does the crane cost?'],
  ['In one word, please', 'What does the crane cost?'],
  ['shorter please', 'What does the crane cost?'],
])('“%s” asks the last question again', async (text, understood) => {
  const memory = await createMemoryOf(YARD)
  const asked = 'What does the crane cost?'
  const thread = [{ question: asked, answer: memory.ask(asked) }]
  expect(memory.ask(text, { thread })).toMatchObject({
    understood_as: understood,
    response: expect.stringContaining('40 euros') as string,
  })
})

test('the last question helps to find the answer that its follow-up does not', async () => {
  const memory = await createMemoryOf({
    'store.md': '# Store\n\nThe pharmacy holds 400 tubes in reserve, to be delivered within one working day.',
    'yard.md': YARD['yard.md'],
  })
  const asked = 'How many tubes does the pharmacy hold in reserve?'
  const question = 'how soon would they come?'
  expect(memory.ask('How soon would the tubes come?').sources).toEqual([])
  expect(memory.ask(question, { thread: [{ question: asked, answer: memory.ask(asked) }] })).toMatchObject({
    understood_as: 'How soon would the tubes come?',
    response: expect.stringContaining('one working day') as string,
  })
})

test('a pronoun that nothing explains is named, and the last two subjects are offered', async () => {
  const memory = await createMemoryOf(YARD)
  expect(memory.ask('Why was it painted?').response).toMatch(/^I do not know what “it” refers to\. /)
  for (const question of ['How long does it take to get a visa?', 'If the tram stops, who repairs it?'])
    expect(memory.ask(question).response).not.toContain('refers to')
  const questions = ['When was the kiln built?', 'What does the crane cost?', 'Why was it painted?']
  expect(memory.followUps({ questions, sources: [], earlierSources: [] })).toEqual([
    'Why was the crane painted?',
    'Why was the kiln painted?',
  ])
})
