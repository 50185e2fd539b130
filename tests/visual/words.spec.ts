import { expect, test } from '@playwright/test'
import { hasText, QUOTED_TEXTS } from './quotedTexts.ts'
import { builtStories, isDesign } from './stories.ts'
import { wordsOf } from './words.ts'

// Runs after the projects that show each story once, on the text that they recorded.

test('every text that the specification quotes is shown by a story', () => {
  const words = builtStories()
    .filter(isDesign)
    .map(({ id }) => wordsOf(id))
  expect(QUOTED_TEXTS.filter((text) => !words.some((line) => hasText(line, text)))).toEqual([])
})
