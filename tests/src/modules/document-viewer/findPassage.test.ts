import { expect, test } from 'vitest'
import { findPassage } from '../../../../src/modules/document-viewer/findPassage.ts'

const passage = (excerpt: string, context?: string) => ({ page: null, excerpt, context })

test('a passage is found across texts, line breaks, hyphens and accents', () => {
  const texts = ['The ', 'spring', ' range at the\nland-', 'ing is 3.4 me\u0300tres.']
  expect(findPassage(texts, passage('spring range at the landing is 3.4 mètres'))).toEqual({
    start: { text: 1, offset: 0 },
    end: { text: 3, offset: 18 },
  })
})

test('the context decides which of several occurrences of the excerpt is found', () => {
  const texts = ['March: 3 metres. April: 3 metres.']
  expect(findPassage(texts, passage('3 metres.'))?.start.offset).toBe(7)
  expect(findPassage(texts, passage('3 metres.', 'April: 3 metres.'))?.start.offset).toBe(24)
  expect(findPassage(texts, passage('3 metres.', 'June: 3 metres.'))?.start.offset).toBe(7)
})

test.each(['4 metres', '', ' - '])('the excerpt %j is not found', (excerpt) => {
  expect(findPassage(['March: 3 metres.'], passage(excerpt))).toBeNull()
})
