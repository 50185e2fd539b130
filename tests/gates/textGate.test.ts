import { expect, test } from 'vitest'
import { exampleOf, hasText, QUOTED_TEXTS } from '../visual/quotedTexts.ts'

// The gate itself runs on the built Storybook (tests/visual/words.spec.ts). These tests check that it can fail.

test.each(QUOTED_TEXTS)('%j is found where it is shown and not found among all other texts', (text) => {
  expect(hasText(`Before ${exampleOf(text)} after`, text)).toBe(true)
  const others = QUOTED_TEXTS.filter((other) => other !== text).map(exampleOf)
  expect(hasText(others.join(' '), text)).toBe(false)
})

test.each([
  ['Supabase Auth', 'supabase auth'],
  ['Indexed', 'Ready to Index'],
  ['+N more', '+N more'],
  ['Failed to load chat sessions', 'Failed to load the chat sessions'],
  ['Delete this document', 'Delete this uploaded document'],
] as const)('%j is not %j', (text, words) => {
  expect(hasText(words, text)).toBe(false)
})
