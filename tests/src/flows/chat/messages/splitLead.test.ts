import { expect, test } from 'vitest'
import { splitLead } from '../../../../../src/flows/chat/messages/splitLead.ts'

test.each([
  ['It lasts an hour. [1]\n\nThe rest [2].\n\n- a', 'It lasts an hour. [1]', 'The rest [2].\n\n- a'],
  ['One paragraph [1].', 'One paragraph [1].', ''],
  ['The tools are: [1]\n- a rake\n\n- a spade', 'The tools are: [1]\n- a rake\n\n- a spade', ''],
  ['Run:\n```\na\n\nb\n```', 'Run:\n```\na\n\nb\n```', ''],
  ['**An hour**\n\nIt lasts an hour. [1]', '**An hour**', 'It lasts an hour. [1]'],
  ['The closest passages are:\n\n- a [1]', 'The closest passages are:\n\n- a [1]', ''],
  ['### Title\n\nText.', '### Title\n\nText.', ''],
  ['', '', ''],
])('the answer %j starts with the paragraph %j', (markdown, lead, rest) => {
  expect(splitLead(markdown)).toEqual({ lead, rest })
})
