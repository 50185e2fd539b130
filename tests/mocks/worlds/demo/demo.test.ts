import { expect, test } from 'vitest'
import { scriptTextsOf } from '../../../../mocks/demo/script/scriptTexts.ts'
import { EXAMPLE_ANSWER } from '../../../../src/flows/landing/example/exampleAnswer.gen.ts'
import { contractFetch, type Schemas } from '../../../support/mocks/contractFetch.ts'
import { askInNewChat, openWorld } from '../../../support/mocks/worldUser.ts'

test('the claims about the sound cues have one confidence on the landing page, in suggestions, the script and other words', async () => {
  const world = await openWorld('demo')
  const { body } = await contractFetch<Schemas['RetrievalStatus']>(world.backend, 'get /rag/', world)
  const suggested = body.suggested_questions?.find(({ kind }) => kind === 'contradiction')?.question
  const questions = [
    EXAMPLE_ANSWER.question,
    suggested ?? '',
    scriptTextsOf('demo')?.question ?? '',
    'What is the loudness of the sound cues?',
  ]
  for (const question of questions) {
    const { hypotheses } = await askInNewChat(world, question)
    expect(
      hypotheses.map(({ hypothesis, confidence, contradicting }) => [hypothesis, confidence, contradicting]),
    ).toEqual(EXAMPLE_ANSWER.claims.map(({ text, confidence }) => [text, confidence, 1]))
  }
})
