import { expect, test } from 'vitest'
import { toDisplayName } from '../../../../src/lib/text/displayName.ts'

test.each([
  ['notes.md', 'notes.md'],
  ['Görüşme dökümü.docx', 'Görüşme dökümü.docx'],
  ['ملاحظات.pdf', 'ملاحظات.pdf'],
  ['annual\u202efdp.exe', 'annual\ufffdfdp.exe'],
  ['a\u2066b\u2069.md', 'a\ufffdb\ufffd.md'],
  ['two\nlines\t.md', 'two\ufffdlines\ufffd.md'],
  ['family \u{1f468}\u200d\u{1f469}.md', 'family \u{1f468}\u200d\u{1f469}.md'],
])('%j is shown as %j', (name, shown) => {
  expect(toDisplayName(name)).toBe(shown)
})
