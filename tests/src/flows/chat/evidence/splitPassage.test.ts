import { expect, test } from 'vitest'
import { headingAbove, splitPassage } from '../../../../../src/flows/chat/evidence/splitPassage.ts'

test.each([
  [
    'contains the excerpt in the middle',
    { context: 'Before. It holds. After.', excerpt: 'It holds.' },
    ['Before. ', 'It holds.', ' After.'],
  ],
  ['is the excerpt', { context: 'It holds.', excerpt: 'It holds.' }, ['', 'It holds.', '']],
  ['is missing', { excerpt: 'It holds.' }, ['', 'It holds.', '']],
  ['lacks the excerpt', { context: 'Something else.', excerpt: 'It holds.' }, ['', 'It holds.', '']],
  ['has an empty excerpt', { context: 'Something else.', excerpt: '' }, ['', '', '']],
])('splitPassage splits a source whose context %s', (_, source, [before, excerpt, after]) => {
  expect(splitPassage(source)).toEqual({ before, excerpt, after })
})

test.each([
  ['above a context without it', { page: 2, context: 'It is loud.', heading: 'Cueing' }, 'Cueing'],
  ['above a missing context', { page: 2, heading: 'Cueing' }, 'Cueing'],
  ['not if the context contains it', { page: 2, context: 'Cueing\n\nIt is loud.', heading: 'Cueing' }, null],
  ['not if the source has no page', { page: null, context: 'It is loud.', heading: 'Cueing' }, null],
  ['not if there is none', { page: 2, context: 'It is loud.', heading: null }, null],
])('the heading of a cited passage is shown %s', (_, source, expected) => {
  expect(headingAbove(source)).toBe(expected)
})
