import { expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

const memory = await createMemoryOf({
  'lease.md':
    '# Lease\n\nThe rent is 900 euros. The boiler is serviced in May. Thank you for all of your support.',
  'manual.md': '# Boiler manual\n\nThe boiler needs water. Good morning glory grows in the garden.',
})
const say = (text: string) => memory.ask(text)

test.each([
  ['Hello!', 'Hello. What would you like to know'],
  ['hey there', 'Hello.'],
  ['Guten Morgen', 'Hello.'],
  ['Thank you so much!', 'You are welcome.'],
  ['great, thanks', 'You are welcome.'],
  ['merci beaucoup', 'You are welcome.'],
  ['ok bye', 'Goodbye.'],
  ['Good morning, Mnemosyne', 'Hello.'],
  ['Thank you, that helps', 'You are welcome.'],
  ['no', 'All right.'],
  ['Hello! Hope you’re well :)', 'Hello.'],
  ['cheers, that’s exactly what I was after', 'You are welcome.'],
  ['good night and thanks', 'Goodbye.'],
  ['how do I get started?', 'I answer from the documents'],
  ['Are you a human?', 'I answer from the documents'],
  ['what day is it today?', 'I only know what your documents say.'],
  ['delete all my files', 'I cannot change documents or chats'],
  ['That’s wrong', 'I may have taken the wrong passage.'],
  ['That’s correct!', 'All right.'],
  ['What can you do?', 'I answer from the documents in your knowledge base'],
  ['help', 'What are the main points of Boiler manual?'],
  ['Please write me an e-mail to the landlord', 'I cannot write texts'],
  ['translate this into French', 'I cannot write texts'],
])('“%s” is answered without evidence: “%s”', (text, response) => {
  const answer = say(text)
  expect(answer.response).toContain(response)
  expect(answer.sources).toEqual([])
})

test.each([
  ['Thanks, and what is the rent?', '900 euros'],
  ['hello, when is the boiler serviced?', 'May'],
  ['What is good morning glory?', 'grows in the garden'],
])('“%s” asks the documents', (text, response) => {
  expect(say(text).response).toContain(response)
})

test.each([
  'How do I write a letter to the landlord?',
  'How many documents must I hand in?',
  'What can you do about a bad smell?',
  'create a script',
  'How do I delete the old files?',
  'What is the time of the landlord?',
])('“%s” is looked for in the documents', (text) => {
  expect(say(text).response).toContain('I could not find this in your documents')
})

test('a greeting is followed by suggested questions', () => {
  const questions = memory.followUps({ questions: ['Hello'], sources: [], earlierSources: [] })
  expect(questions.length).toBeGreaterThan(0)
  for (const question of questions) expect(say(question).sources.length).toBeGreaterThan(0)
})

test('a follow-up after thanks refers to the question before', () => {
  const rent = { question: 'When is the boiler serviced?', answer: say('When is the boiler serviced?') }
  const thread = [rent, { question: 'Thanks!', answer: say('Thanks!') }]
  expect(memory.ask('Why?', { thread }).understood_as).toBe('Why is the boiler serviced?')
})

test('a long text is not searched for greetings', () => {
  const text = `${'bye '.repeat(5000)}landlord`
  expect(say(text).response).not.toContain('Goodbye')
})
