import { expect, test } from 'vitest'
import { requestedForm } from '../../../../mocks/engine/talk/requestedForm.ts'
import { ask } from '../support.ts'

test.each([
  ['Summarize the lease in three sentences', 'Summarize the lease', { sentences: 3 }],
  ['Summarize the lease in two sentences, please.', 'Summarize the lease.', { sentences: 2 }],
  ['In one sentence: what is the rent?', 'what is the rent?', { sentences: 1 }],
  ['Briefly, what does the boiler need?', 'what does the boiler need?', { sentences: 2 }],
  ['What is the rent, in one word?', 'What is the rent?', { sentences: 1, isValue: true }],
  ['What are the main points as a list?', 'What are the main points?', { isList: true }],
  ['Give me a two-sentence summary of it', 'Give me a summary of it', { sentences: 2 }],
  ['What is the rent? Answer in one word.', 'What is the rent?', { isValue: true }],
  ['One word answer: what is the rent?', 'what is the rent?', { isValue: true }],
  ['keep it brief - what is the rent?', 'what is the rent?', { sentences: 2 }],
  ['explain the rent like I’m five', 'explain the rent', {}],
  ['List the rules in 5 bullet points', 'List the rules', { sentences: 5, isList: true }],
])('“%s” asks “%s” in a form', (question, rest, form) => {
  expect(requestedForm(question)).toMatchObject({ rest, form })
})

test.each([
  'How is the rent paid in two instalments?',
  'What is written in one sentence about dogs?',
  'What does the manual say about short lists?',
])('“%s” asks for no form', (question) => {
  expect(requestedForm(question).rest).toBe(question)
})

const LEASE = {
  'lease.md':
    '# Lease\n\nThe rent is 900 euros a month. The boiler is serviced in May. Dogs are not allowed in the garden. The tenant sweeps the stairs.',
}

test('a summary has the number of sentences that was asked for', async () => {
  const { sources, response } = await ask('Summarize the lease in two sentences', LEASE)
  expect(sources).toHaveLength(2)
  expect(response).not.toContain('- ')
  expect((await ask('Summarize the lease in two bullet points', LEASE)).response.match(/^- /gm)).toHaveLength(
    2,
  )
})

test('a value is said alone if one word was asked for', async () => {
  expect((await ask('What is the rent, in one word?', LEASE)).response).toMatch(
    /^\*\*900 euros[^*]*\*\* \[1\]$/,
  )
})
