import { expect, test } from '@playwright/test'
import { OWED_AT_MOST, OWED_TEXTS } from './owedTexts.ts'
import { hasText, QUOTED_TEXTS } from './quotedTexts.ts'
import { builtStories } from './stories.ts'
import { wordsOf } from './words.ts'

// Runs after the dark-1280 project, on the text that it recorded.

test('every text that the specification quotes is shown by a story', () => {
  const words = builtStories().map(({ id }) => wordsOf(id))
  const unseen = QUOTED_TEXTS.filter((text) => !words.some((line) => hasText(line, text)))
  expect([...unseen].sort()).toEqual([...OWED_TEXTS].sort())
  expect(OWED_TEXTS.length).toBeLessThanOrEqual(OWED_AT_MOST)
})
