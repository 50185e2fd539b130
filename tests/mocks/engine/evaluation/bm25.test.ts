import { expect, test } from 'vitest'
import { createBaseline, sentencesOf } from '../../../../mocks/engine/evaluation/baseline.ts'
import { createBm25 } from '../../../../mocks/engine/evaluation/bm25.ts'
import { rankByBm25, rankByMiniSearch } from '../../../../mocks/engine/evaluation/rankers.ts'
import { segmentSentences, segmentWords } from '../../../../mocks/engine/evaluation/segments.ts'
import { readText } from '../support.ts'

test('BM25 scores a text by the rarity and frequency of the words', () => {
  const rank = createBm25([
    ['a', 'b'],
    ['a', 'c'],
    ['d', 'd'],
  ])
  expect(rank(['c', 'a']).map(({ text }) => text)).toEqual([1, 0])
  expect(rank(['x'])).toEqual([])
  const [best] = rank(['d'])
  const idf = Math.log(1 + 2.5 / 1.5)
  expect(best?.score).toBeCloseTo((idf * 2 * 2.2) / (2 + 1.2))
})

test('sentences and words are those of Unicode, in scripts without spaces by dictionary', () => {
  expect(segmentSentences('Sleep helps. It is long.\nNew line')).toEqual([
    'Sleep helps.',
    'It is long.',
    'New line',
  ])
  expect(segmentWords("Don't stop, 3.5 times!")).toEqual(["don't", 'stop', '3.5', 'times'])
  expect(segmentWords('生命数耗完')).toEqual(['生命', '数', '耗', '完'])
})

test.each([
  ['BM25', rankByBm25],
  ['MiniSearch', rankByMiniSearch],
])('%s returns the best sentences with their pages, the first three as its response', async (_, ranker) => {
  const document = await readText('a.txt', 'Bread rises.\fThe moon raises the tides. The tides fall.')
  const ask = createBaseline(sentencesOf([document]), ranker)
  expect(ask('What raises the tides?')).toMatchObject({
    sources: [
      { excerpt: 'The moon raises the tides.', page: 2 },
      { excerpt: 'The tides fall.', page: 2 },
    ],
    text: 'The moon raises the tides. The tides fall.',
  })
  expect(ask('Zebras')).toMatchObject({ sources: [], text: '', confidence: 0 })
})
