import { expect, test } from 'vitest'
import { createMemoryOf } from '../../support.ts'

const policyOf = (year: number, limit: string, days: string): string =>
  `# Travel policy ${year}\n\nThe limit for a hotel in Vienna is ${limit}. A claim is paid within ${days}. Trains are preferred.\n`

const LIBRARY = {
  'travel-policy-2025.md': policyOf(2025, '140 euros', '14 days'),
  'travel-policy-2024.md': policyOf(2024, '120 euros', '30 days'),
  'spindles.md': '# Spindles\n\nFast spindles are between 13 and 16 hertz. Slow spindles are slower.\n',
}
const memory = await createMemoryOf(LIBRARY)

test.each([
  'What changed?',
  'What is different between the two versions?',
  'What has changed since the 2024 version?',
  'What is new in the 2025 policy?',
  'What has changed in the travel policy since 2024?',
  'How does the 2025 policy differ from the 2024 policy?',
  'What is different between travel-policy-2024.md and travel-policy-2025.md?',
  'Compare the 2024 version with the 2025 version.',
  'What changed in the travel policy?',
])('"%s" is answered with the changed values, each with its source', (question) => {
  const { response, sources, compared_ids, contradictions } = memory.ask(question)
  expect(compared_ids).toEqual(['travel-policy-2024.md', 'travel-policy-2025.md'])
  expect(response).toContain('2 changed statements from travel-policy-2024.md to travel-policy-2025.md.')
  expect(response).toMatch(/from 120 euros \[1\] to 140 euros \[2\]/)
  expect(response).toMatch(/from 30 days \[3\] to 14 days \[4\]/)
  expect(sources.map(({ filename }) => filename.slice(14, 18))).toEqual(['2024', '2025', '2024', '2025'])
  expect(contradictions).toEqual([])
})

test('a question between named documents lists the differences in their order', () => {
  const { compared_ids } = memory.ask('What changed between travel-policy-2025.md and travel-policy-2024.md?')
  expect(compared_ids?.[0]).toBe('travel-policy-2025.md')
})

test('a question without two versions in scope says which documents to name', async () => {
  const includes = (id: string): boolean => id !== 'travel-policy-2024.md'
  const library = await createMemoryOf({ ...LIBRARY, 'rent.md': '# Rent\n\nThe rent is 410 crowns.\n' })
  const { response, sources, compared_ids } = library.ask('What changed?', { includes })
  expect(response).toBe(
    'Name the two documents to compare, for example “What is different between travel-policy-2025.md and spindles.md?”.',
  )
  expect([sources, compared_ids]).toEqual([[], undefined])
})

test.each(['How do slow and fast spindles differ?', 'What is new?', 'What changes the limit for a hotel?'])(
  '"%s" does not compare documents',
  (question) => expect(memory.ask(question).compared_ids).toBeUndefined(),
)
