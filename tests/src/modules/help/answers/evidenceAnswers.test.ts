import { expect, test } from 'vitest'
import { evidenceAnswers } from '../../../../../src/modules/help/answers/evidenceAnswers.ts'
import { FIGURES } from '../../../../../stories/quality/figures.gen.ts'

const heldOut = FIGURES.sets.find(({ name }) => name === 'Natural questions, held out')

test.each([
  ['Tentative', 'half of its answers', 1 / 2],
  ['Supported', 'two thirds', 2 / 3],
  ['Strong', 'three quarters', 3 / 4],
  ['Settled', 'four fifths', 4 / 5],
])('the share of right answers that the help names for %s is the measured one', (word, share, stated) => {
  const { count = 0, right = 0 } = heldOut?.levels.find((level) => level.word === word) ?? {}
  const text = evidenceAnswers.find(({ id }) => id === 'confidence')?.answer
  expect(text).toContain(`Asked ${(heldOut?.answerable ?? 0) + (heldOut?.unanswerable ?? 0)} questions`)
  expect(text).toContain(`${share} at ${word}`)
  expect(Math.abs(right / count - stated)).toBeLessThan(0.08)
})
