import { expect, test } from 'vitest'
import { createManualClock } from '../../../mocks/clock.ts'
import {
  DISPUTED_QUESTIONS,
  UNDISPUTED_QUESTION,
} from '../../../mocks/worlds/contradictions/contradictions.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { contractFetch, type Schemas } from '../../support/mocks/contractFetch.ts'
import { START } from '../../support/mocks/testBackend.ts'

const backend = await createWorldBackend('contradictions', { clock: createManualClock(START) })
const { email, password } = DEMO_USER
const { body: login } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
  body: { email, password },
})
const token = login.access_token

async function ask(text: string): Promise<Schemas['Answer']> {
  const { body: session } = await contractFetch<Schemas['ChatSession']>(backend, 'post /chat/new', {
    token,
    body: {},
  })
  const { body } = await contractFetch<Schemas['Answer']>(backend, 'post /chat/session/{id}/ask', {
    token,
    params: { id: session.id },
    body: { text },
  })
  return body
}

test.each(DISPUTED_QUESTIONS)('the answer to "$question" reports a contradiction', async (disputed) => {
  const { contradictions = [], sources } = await ask(disputed.question)
  expect(contradictions.map(({ kind }) => kind)).toEqual([disputed.kind])
  const sides = contradictions.flatMap((one) => one.sides)
  expect(new Set(sides.map(({ source }) => sources[source]?.filename)).size).toBe(2)
  for (const value of disputed.sides) expect(sides.some(({ text }) => text.includes(value))).toBe(true)
})

test('the disputed questions have every kind of contradiction', () => {
  expect(new Set(DISPUTED_QUESTIONS.map(({ kind }) => kind))).toEqual(
    new Set(['quantity', 'date', 'name', 'polarity']),
  )
})

test('the answer to a question on which the documents agree reports no contradiction', async () => {
  const { contradictions, sources } = await ask(UNDISPUTED_QUESTION)
  expect(sources.length).toBeGreaterThan(0)
  expect(contradictions).toEqual([])
})
