import { describe, expect, test } from 'vitest'
import { type QuestionKind, questionKind } from '../../../../mocks/engine/selection/questionKind.ts'

const QUESTIONS: Readonly<Record<QuestionKind, readonly string[]>> = {
  count: [
    'How many volunteers took part?',
    'What is the total number of pages?',
    'Could you tell me how many drivers exist?',
  ],
  amount: ['How loud are the cues?', 'How much does a ticket cost?', 'What is the maximum speed?'],
  date: [
    'When does the bell ring?',
    'Which year was the bridge opened?',
    'What time are lights switched off?',
  ],
  person: ['Who wrote the review?', 'By whom was it signed?', 'Which architect designed the tower?'],
  place: ['Where is the amygdala?', 'Which directory holds the logs?', 'Please tell me where the pump is.'],
  reason: ['Why was the night discarded?', 'What causes false alarms?', 'How come the pump is loud?'],
  instruction: ['How do I start the server?', 'How to reset the belt', 'Which command deletes a file?'],
  purpose: ['What is the red button for?', 'What does the filter do?', 'What is the purpose of the valve?'],
  definition: ['What is a sleep spindle?', 'What are tides?', 'What does NUT stand for?'],
  list: [
    'Which options are there?',
    'What options are there for the output?',
    'What are the open points?',
    'What are the three layers?',
    'What were the reasons?',
    'List the commands of the shell.',
    'Name the planets with rings.',
    'Give me a list of the drivers.',
    'Which options support regular expressions?',
    'Which commands delete a file?',
    'Which files must exist?',
    'Which parts of the engine are replaced?',
    'What kinds of lamps are sold?',
    'What does the kit include?',
    'Which people were present?',
  ],
  choice: [
    'Which gas do plants absorb?',
    'Which bus stops here?',
    'Which gland releases melatonin?',
    'Which species is the largest?',
    'Which lens does the telescope use?',
    'What process does the plant use to make food?',
    'What happens if the batteries are empty?',
    'What happens when the buttons are pressed?',
  ],
  yesNo: ['Is the pump loud?', 'Does sleep help?', 'Can the belt be washed?'],
  summary: [
    'Summarize the pilot results.',
    'Please summarise this document',
    'Can you give me an overview of the handbook?',
    'Give me a short summary',
    'Overview',
    'What is the protocol about?',
    "What's this file about?",
    'What did the pilot find?',
    'What does the report say?',
    'What are the main findings of the study?',
    'Main conclusions',
    'What are the key points?',
    'What are the results?',
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
