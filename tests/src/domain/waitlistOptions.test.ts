import { expect, test } from 'vitest'
import {
  labelOf,
  RESEARCH_AREA_OPTIONS,
  ROLE_OPTIONS,
  TIMELINE_OPTIONS,
} from '../../../src/domain/waitlistOptions.ts'

test.each([
  [ROLE_OPTIONS, 'researcher, investor, journalist, technologist, entrepreneur, consultant, other'],
  [
    RESEARCH_AREA_OPTIONS,
    'ai-safety, cognitive-science, epistemology, machine-learning, neuroscience, psychology, investment, technology, media, other',
  ],
  [TIMELINE_OPTIONS, 'immediate, short-term, medium-term, long-term, flexible'],
])('an option list has the values of the database and unique labels', (options, values) => {
  expect(options.map(({ value }) => value).join(', ')).toBe(values)
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
})

test.each([
  ['ai-safety', 'AI safety'],
  ['alchemy', 'alchemy'],
  ['', ''],
])('the label of the research area %j is %j', (value, label) => {
  expect(labelOf(RESEARCH_AREA_OPTIONS, value)).toBe(label)
})
