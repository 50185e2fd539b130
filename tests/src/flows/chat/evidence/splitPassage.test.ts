import { expect, test } from 'vitest'
import { splitPassage } from '../../../../../src/flows/chat/evidence/splitPassage.ts'

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
