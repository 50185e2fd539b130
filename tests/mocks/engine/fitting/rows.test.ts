import { expect, test } from 'vitest'
import { textFile } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { type AskedQuestion, askAll } from '../../../../mocks/engine/fitting/collect.ts'
import { answerRows, refusalRows, sentenceRows } from '../../../../mocks/engine/fitting/rows.ts'

const PARAGRAPHS = [
  'The belt is 120 cm long. It is brown.',
  'The belt was made in Skarholm.',
  'Herons nest here.',
]

async function askAbout(text: string, answers: string[]): Promise<AskedQuestion> {
  const questions = [{ id: '1', text, answers, pages: [], kind: null }]
  const trials = [{ documents: [textFile('belt', PARAGRAPHS)], questions }]
  for await (const asked of askAll({ name: 'belt', trials })) return asked
  throw new Error('no question')
}

test('sentenceRows compares right and wrong sentences in both directions with a total weight of 1', async () => {
  const rows = sentenceRows(await askAbout('How long is the belt?', ['120 cm']))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ isPositive }) => isPositive)).toHaveLength(rows.length / 2)
  expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  const [right, mirrored] = rows
  for (const [name, value] of Object.entries(right?.features ?? {}))
    expect(mirrored?.features[name]).toBeCloseTo(-value)
})

test('answerRows says whether the first source contains the answer', async () => {
  const [right] = answerRows(await askAbout('How long is the belt?', ['120 cm']))
  const [missing] = answerRows(await askAbout('How heavy is the belt?', []))
  expect(right).toMatchObject({ isAnswerable: true, isRight: true })
  expect(missing).toMatchObject({ isAnswerable: false, isRight: false })
})

test('refusalRows gives answerable and other questions the same total weight', async () => {
  const answered = answerRows(await askAbout('How long is the belt?', ['120 cm']))
  const missing = answerRows(await askAbout('How heavy is the belt?', []))
  const rows = refusalRows([...answered, ...missing, ...missing, ...missing])
  const weightOf = (isPositive: boolean): number =>
    rows.filter((row) => row.isPositive === isPositive).reduce((sum, { weight }) => sum + weight, 0)
  expect(weightOf(true)).toBeCloseTo(1)
  expect(weightOf(false)).toBeCloseTo(1)
})
