import { expect, test } from 'vitest'
import type { EvaluationQuestion, Trial } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { textFile } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { withoutHalf } from '../../../../mocks/engine/fitting/withoutHalf.ts'

const [tides, lanterns] = [textFile('tides', ['Tides.']), textFile('lanterns', ['Lanterns.'])]
const question = (id: string, answers: string[]): EvaluationQuestion => ({
  id,
  text: id,
  answers,
  pages: [],
  kind: null,
})

test('withoutHalf asks a memory without some documents also what the others answer', () => {
  const trials: Trial[] = [
    { documents: [tides, lanterns], questions: [question('tide', ['noon']), question('lantern', ['red'])] },
    { documents: [tides], questions: [question('lantern', [])] },
  ]
  expect(withoutHalf({ name: 'a', trials }).trials).toEqual([
    { documents: [tides], questions: [question('lantern', []), question('tide', ['noon'])] },
  ])
})
