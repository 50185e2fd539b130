import { expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

const FILES = {
  'travel-policy.md':
    '# Travel Policy\n\n## Daily allowances\n\nA full day away is paid with 40 euros.\n\n## Trains\n\nThe fast train is booked by the desk.',
  'canteen_menu.txt': 'The soup is hot on Fridays for a low fee, and the salad comes from the garden.',
}

test.each([
  [
    'a word of a heading is known, and the section is named',
    'Which visa allowances does Peru grant?',
    'I could not find this in your documents. I looked for “visa”, “allowances”, “Peru”, “grant”. The nearest section is “Daily allowances” in travel-policy.md. No document mentions “visa”, “Peru”, “grant”.',
  ],
  [
    'a word of a file name is known, and the document is named',
    'Which beers are on the menu?',
    'I could not find this in your documents. I looked for “beers”, “menu”. The nearest document is canteen\\_menu.txt. No document mentions “beers”.',
  ],
  [
    'a word with the meaning of a known one is not called missing',
    'Which price have sedans?',
    'I could not find this in your documents. I looked for “price”, “sedans”. No document mentions “sedans”.',
  ],
  [
    'at most five words are named',
    'Can grandmothers, spaniels, parrots, ferrets, hamsters, lizards and goldfish obtain vaccination certificates?',
    /No document mentions (?:“\p{L}+”, ){4}“\p{L}+”\.$/u,
  ],
])('a refusal is worded so that %s', async (_, question, expected) => {
  const { response, sources } = (await createMemoryOf(FILES)).ask(question)
  expect(sources).toEqual([])
  if (typeof expected === 'string') expect(response).toBe(expected)
  else expect(response).toMatch(expected)
})

test('a refusal names the only document that was searched, and no heading of another one', async () => {
  const memory = await createMemoryOf(FILES)
  const { response } = memory.ask('Which visa allowances does Peru grant?', {
    includes: (id) => id !== 'travel-policy.md',
  })
  expect(response).toContain('I could not find this in canteen\\_menu.txt.')
  expect(response).not.toContain('travel')
})
