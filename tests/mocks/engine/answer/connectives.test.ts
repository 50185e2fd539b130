import { expect, test } from 'vitest'
import { withoutConnective } from '../../../../mocks/engine/answer/connectives.ts'
import { createMemoryOf, quotedIn } from '../support.ts'

test.each([
  ['Therefore, the pump stops.', 'The pump stops.'],
  ['However, iPhones are not allowed.', 'iPhones are not allowed.'],
  ['on the other hand, it is cheap.', 'It is cheap.'],
  ['However hard it rains, the roof holds.', 'However hard it rains, the roof holds.'],
  ['Still water is deep.', 'Still water is deep.'],
])('the sentence %j is quoted as %j', (sentence, quoted) => {
  expect(withoutConnective(sentence)).toBe(quoted)
})

test('a connective is left out of the response and of the hypothesis, but not of the excerpt', async () => {
  const text = 'The old boiler leaks. Therefore, the heating of the chapel runs at 40 degrees.'
  const memory = await createMemoryOf({ 'a.txt': text })
  const { response, hypotheses, sources } = memory.ask(
    'At how many degrees does the heating of the chapel run?',
  )
  expect(quotedIn(response)).toBe('The heating of the chapel runs at 40 degrees. [1]')
  expect(hypotheses[0]?.hypothesis).toBe('The heating of the chapel runs at 40 degrees.')
  const [source] = sources
  expect(source?.excerpt).toBe('Therefore, the heating of the chapel runs at 40 degrees.')
  expect(text.slice(source?.start, source?.end)).toBe(source?.excerpt)
})
