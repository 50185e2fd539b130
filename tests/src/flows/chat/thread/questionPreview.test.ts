import { expect, test } from 'vitest'
import { questionPreview } from '../../../../../src/flows/chat/thread/questionPreview.ts'

test.each([
  ['', null],
  ['How long?', null],
  ['a'.repeat(1200), null],
  ['a'.repeat(1201), `${'a'.repeat(480)}…`],
  [`${'a'.repeat(479)}🌊${'a'.repeat(1000)}`, `${'a'.repeat(479)}…`],
  [Array(16).fill('line').join('\n'), null],
  [Array(17).fill('line').join('\n'), `${Array(8).fill('line').join('\n')}…`],
  ['one\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\ntwo', 'one…'],
])('questionPreview shortens %j to %j', (text, preview) => {
  expect(questionPreview(text)).toBe(preview)
})
