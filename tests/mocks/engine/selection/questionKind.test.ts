import { describe, expect, test } from 'vitest'
import { type QuestionKind, questionKind } from '../../../../mocks/engine/selection/questionKind.ts'

const QUESTIONS: Readonly<Record<QuestionKind, readonly string[]>> = {
  count: ['How many volunteers took part?', 'What is the total number of pages?'],
  amount: ['How loud are the cues?', 'What is the maximum speed?'],
  date: ['When does the bell ring?', 'Which year was the bridge opened?'],
  person: ['Who wrote the review?', 'Which architect designed the tower?'],
  place: ['Where is the amygdala?', 'Please tell me where the pump is.'],
  reason: ['Why was the night discarded?', 'What causes false alarms?'],
  instruction: ['How do I start the server?', 'Which command deletes a file?'],
  purpose: ['What is the red button for?', 'What does the filter do?'],
  definition: ['What is a sleep spindle?', 'What does NUT stand for?'],
  list: [
    'Which options are there?',
    'What are the three layers?',
    'List the commands of the shell.',
    'Which commands delete a file?',
    'What does the kit include?',
  ],
  choice: [
    'Which gas do plants absorb?',
    'Which bus stops here?',
    'What happens if the batteries are empty?',
  ],
  yesNo: ['Is the pump loud?', 'Can the belt be washed?'],
  summary: [
    'Please summarise this document',
    'Can you give me an overview of the handbook?',
    'What is the protocol about?',
    'What did the pilot find?',
    'What are the key points?',
  ],
  other: ['How does sleep affect memory?', 'The color of the cues', ''],
}

describe.each(Object.entries(QUESTIONS))('the kind %s', (kind, questions) => {
  test.each(questions)(`the question "%s" has the kind ${kind}`, (question) => {
    expect(questionKind(question)).toBe(kind)
  })
})

test.each([
  ['What are the rules about parking?', 'list'],
  ['What did Ebbinghaus find in 1885?', 'choice'],
  ['What is the German word for a pump?', 'definition'],
])('the question "%s" has the kind %s, although it contains words of another kind', (question, kind) => {
  expect(questionKind(question)).toBe(kind)
})

test.each([
  // A story before the question.
  ['I fly to Oslo on Monday and my train is late, do I get that back?', 'yesNo'],
  ['My pellet looks like jelly. What should I do?', 'instruction'],
  ['When the red light is on, what does the filter do?', 'purpose'],
  ['the water is brown when it comes back, who do I ring?', 'person'],
  ['What exactly counts as a contact? My aunt only shook hands.', 'definition'],
  ['We are two people. How long does the setup take?', 'amount'],
  // Contractions.
  ["What's a honeypot?", 'definition'],
  ['whats the price of a ticket', 'amount'],
  ["Who's in charge of the keys?", 'person'],
  ["Where'd the meeting take place?", 'place'],
  ["Isn't the belt waterproof?", 'yesNo'],
  ["Why won't it start?", 'reason'],
  // No verb, no question mark.
  ['refund deadline contractors?', 'date'],
  ['max paracetamol per day?', 'amount'],
  ['phone number of the engineer', 'amount'],
  ['name of the electrician', 'person'],
  ['reason for the ban', 'reason'],
  ['uninstall on a mac', 'instruction'],
  ['ligature?', 'definition'],
  ['office opening hours', 'date'],
  ['types of annotations in the standard', 'list'],
  // Other words.
  ['What does a day ticket cost?', 'amount'],
  ['Until when can I cancel?', 'date'],
  ['On which systems does it run?', 'list'],
  ['How is the cream made?', 'instruction'],
  ['How is steady state defined?', 'definition'],
  ['When was Javier Fernández-Peña born?', 'date'],
])('the question "%s" as people type it has the kind %s', (question, kind) => {
  expect(questionKind(question)).toBe(kind)
})
