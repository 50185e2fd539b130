import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateMiddle } from '../../../../src/ui/MiddleTruncate/truncateMiddle.ts'

/** In a font in which every code unit has the width 1. */
const truncated = (text: string, width: number) =>
  truncateMiddle(text, { width, ellipsisWidth: 1, widthOf: (from, to) => to - from })

test.each([
  ['is not truncated if it fits', 'night-log-week-14.txt', 21, 'night-log-week-14.txt'],
  ['is cut at hyphens', 'night-log-week-14.txt', 20, 'night…week-14.txt'],
  ['is cut at underscores', 'Halden_consolidation_review.pdf', 22, 'Halden…review.pdf'],
  ['is cut at spaces', 'quarterly report final v2.docx', 26, 'quarterly…final v2.docx'],
  ['is cut at dots', 'release.notes.of.version.12.md', 24, 'release…version.12.md'],
  ['keeps a last word that fits exactly', 'minutes-of-the-long-meeting.md', 22, 'minutes-of…meeting.md'],
  ['is cut in a word if no separator is near', 'Schifffahrtsgesellschaft.pdf', 20, 'Schifffah…schaft.pdf'],
  ['is cut in only one word if possible', 'consolidation-review.md', 16, 'consol…review.md'],
  ['has no separators beside the ellipsis', 'minutes - - of the meeting.pdf', 22, 'minutes…meeting.pdf'],
  ['has a shorter end if there is little room', 'night-log-week-14.txt', 8, 'n…14.txt'],
  ['keeps its extension if there is hardly any room', 'night-log-week-14.txt', 3, 'n….txt'],
  ['may have no extension', 'a name of many words without a dot', 20, 'a name of many…a dot'],
  ['may end with more letters than an extension', 'version 2.0 of the text', 17, 'version…the text'],
  ['keeps a joined emoji whole', 'aaaaaaa👩‍👩‍👧bbbbbbbbbb.pdf', 20, 'aaaaaaa…bbbbbb.pdf'],
  ['keeps the shape of joined letters', 'محضراجتماعالباحثين.pdf', 16, 'محضرا\u200d…\u200dباحثين.pdf'],
])('a name %s', (_, name, width, result) => {
  expect(truncated(name, width)).toBe(result)
})

test('a truncated name fits, starts like the name and ends with its extension', () => {
  const word = fc.stringMatching(/^[a-zé]{1,14}$/)
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', '-', '_', '.'))
    .map(([words, separator]) => `${words.join(separator)}.docx`)
  fc.assert(
    fc.property(name, fc.integer({ min: 7, max: 60 }), (name, width) => {
      const result = truncated(name, width)
      expect(result.length).toBeLessThanOrEqual(width)
      expect(result[0]).toBe(name[0])
      expect(result.endsWith('.docx')).toBe(true)
    }),
  )
})
