import { expect, test } from '@playwright/test'
import { OWED_AT_MOST, OWED_TEXTS } from './owedTexts.ts'
import { hasText, QUOTED_TEXTS } from './quotedTexts.ts'
import { builtStories, isDesign } from './stories.ts'
import { wordsOf } from './words.ts'

// Runs after the projects that show each story once, on the text that they recorded.

test('every text that the specification quotes is shown by a story', () => {
  const words = builtStories()
    .filter(isDesign)
    .map(({ id }) => wordsOf(id))
  const unseen = QUOTED_TEXTS.filter((text) => !words.some((line) => hasText(line, text)))
  expect([...unseen].sort()).toEqual([...OWED_TEXTS].sort())
  expect(OWED_TEXTS.length).toBeLessThanOrEqual(OWED_AT_MOST)
})
