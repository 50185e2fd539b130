import { expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

const OVEN = [
  'The oven is old.',
  'The thermostat controls the oven.',
  'Nobody cleans the oven.',
  'There was a lamp near the wall.',
].join(' ')

test('the sentences that state a relation of a concept precede those that only mention it, up to a number', async () => {
  const memory = await createMemoryOf({ 'oven.md': OVEN })
  const textsOf = (node: string, limit: number) => memory.quotationsOf(node, limit).map(({ text }) => text)
  expect(textsOf('oven', 5)).toEqual(['The thermostat controls the oven.', 'The oven is old.'])
  expect(textsOf('oven', 1)).toEqual(['The thermostat controls the oven.'])
  expect(textsOf('kettle', 5)).toEqual([])
})

test('a quotation has its document, page and heading, and is not the heading itself', async () => {
  const memory = await createMemoryOf({
    'oven.md': '# The oven in the kitchen\n\nThe thermostat controls the oven.',
  })
  expect(memory.quotationsOf('oven', 5)).toEqual([
    {
      text: 'The thermostat controls the oven.',
      documentId: 'oven.md',
      page: null,
      heading: 'The oven in the kitchen',
    },
  ])
})
