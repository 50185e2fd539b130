import { expect, test } from 'vitest'
import { fold } from '../../../../mocks/engine/text/fold.ts'
import { LANGUAGES } from '../../../../mocks/engine/text/language.ts'
import { stem } from '../../../../mocks/engine/text/stemmers.ts'
import { STOP_WORD_LISTS } from '../../../../mocks/engine/text/stopWordLists.ts'

test.each([...LANGUAGES, 'unknown' as const])('stem accepts words of every language for %s', (language) => {
  const known = Object.values(STOP_WORD_LISTS).flatMap((list) => list.split(' '))
  // Every tenth word twice in one, because there are thousands.
  const compounds = known.filter((_, i) => i % 10 === 0).map((word) => `${word}${word}`)
  const words = [...known, ...compounds, 'населения', 'населенно', 'восстановлено']
  for (const word of words) expect(stem(fold(word, language), language), word).not.toBe('')
})

test.each([
  ['ar', ['مدينة', 'المدينة', 'ومدينة', 'والمدينة', 'بالمدينة', 'للمدينة']],
  ['bg', ['град', 'градът', 'градове']],
  ['de', ['Ausgabe', 'Ausgaben']],
  ['ru', ['население', 'населения', 'населением']],
  ['ru', ['правово́е', 'правовое']],
  ['tr', ['kitap', 'kitaplar']],
] as const)('the stemmer for the language %s gives the words %j the same stem', (language, words) => {
  expect(new Set(words.map((word) => stem(fold(word, language), language))).size).toBe(1)
})
