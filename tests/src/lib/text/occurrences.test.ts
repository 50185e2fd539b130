import { expect, test } from 'vitest'
import { occurrencesOf } from '../../../../src/lib/text/occurrences.ts'

/** The found parts of the joined texts. */
const found = (texts: string[], query: string) =>
  occurrencesOf(texts, query).map(({ start, end }) =>
    texts
      .slice(start.text, end.text + 1)
      .map((text, index) =>
        text.slice(index === 0 ? start.offset : 0, start.text + index === end.text ? end.offset : undefined),
      )
      .join('|'),
  )

test.each([
  ['any case', ['The Range of the range'], 'RANGE', ['Range', 'range']],
  ['accents and hyphens', ['A résu\u00ADmé'], 'resume', ['résu\u00ADmé']],
  ['white space that differs', ['spring\n  range'], 'spring range', ['spring\n  range']],
  ['texts that divide it', ['the spr', 'ing ran', 'ge is'], 'spring range', ['spr|ing ran|ge']],
  ['letters that are longer in lower case', ['\u0130zmir and izmir'], 'IZMIR', ['\u0130zmir', 'izmir']],
  ['nothing', ['the range'], ' ', []],
])('a query is found with %s', (_, texts, query, parts) => {
  expect(found(texts, query)).toEqual(parts)
})
