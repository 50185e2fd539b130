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
  other: ['How does sleep affect memory?', 'The volume of the cues', ''],
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
