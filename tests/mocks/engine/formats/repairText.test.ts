import { expect, test } from 'vitest'
import { repairText } from '../../../../mocks/engine/formats/repairText.ts'

test.each([
  ['ligatures', 'The \ufb01rst o\ufb03ce of the \ufb02our mill', 'The first office of the flour mill'],
  ['an accent before its letter', 'caf´e and G¨odel', 'café and Gödel'],
  ['an accent after a space', 'caf \u0301e', 'café'],
  ['an accent above a letter without dot', 'na¨ıve', 'naïve'],
  ['accents that belong to no letter', 'a ˜ x and 5´', 'a ˜ x and 5´'],
  ['soft hyphens and control characters', 'the\u00ad mi\u200bll\u0003', 'the mill'],
  ['bullets of other fonts', '\uf0b7 the wheel', '• the wheel'],
  ['control characters that are bullets', '\u0088 the wheel', '• the wheel'],
])('repairText repairs %s', (_, printed, text) => {
  expect(repairText(printed)).toBe(text)
})
