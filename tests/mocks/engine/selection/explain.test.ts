import { expect, test } from 'vitest'
import { DocumentStore } from '../../../../mocks/engine/documentStore.ts'
import { textFile } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { readDocument } from '../../../../mocks/engine/evaluation/readDocument.ts'
import { explain } from '../../../../mocks/engine/selection/explain.ts'

async function storeOf(...paragraphs: string[]): Promise<DocumentStore> {
  const store = new DocumentStore()
  const { extracted, index } = await readDocument(textFile('belt', paragraphs))
  store.add('belt', extracted, index)
  return store
}

test('the groups of a sentence and the bias add up to its log-odds', async () => {
  const store = await storeOf('The belt is 120 cm long. It is brown.', 'The belt was made in Skarholm.')
  const { sentences, kind } = explain('How long is the belt?', store)
  expect(kind).toBe('amount')
  expect(sentences[0]?.text).toBe('The belt is 120 cm long.')
  for (const { groups, bias, logOdds, behindFirst } of sentences) {
    const sum = Object.values(groups).reduce((total, value) => total + value, bias)
    expect(sum).toBeCloseTo(logOdds, 2)
    const behind = Object.values(behindFirst).reduce((total, value) => total + value, 0)
    expect(logOdds + behind).toBeCloseTo(sentences[0]?.logOdds ?? 0, 2)
  }
})

test('a question about something else is explained as not answerable', async () => {
  const store = await storeOf('The belt is 120 cm long.', 'Herons nest on the roof of the hall.')
  expect(explain('Who painted the ceiling of the opera house?', store).isAnswerable).toBe(false)
  expect(explain('How long is the belt?', store).isAnswerable).toBe(true)
})
