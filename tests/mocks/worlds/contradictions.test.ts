import { expect, test } from 'vitest'
import {
  DISPUTED_QUESTIONS,
  UNDISPUTED_QUESTION,
} from '../../../mocks/worlds/contradictions/contradictions.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import type { WorldName } from '../../../mocks/worlds/worlds.ts'
import { askInNewChat, openWorld } from '../../support/mocks/worldUser.ts'

const world = await openWorld('contradictions')

test.each(DISPUTED_QUESTIONS)('the answer to "$question" reports a contradiction', async (disputed) => {
  const { contradictions = [], sources } = await askInNewChat(world, disputed.question)
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

const DISPUTED: Readonly<Partial<Record<WorldName, readonly string[]>>> = {
  demo: ['At what volume are the sound cues played?', 'At what temperature is the bedroom kept?'],
  law: ['To what amount is the liability of the seller limited?'],
  engineering: ['To what torque are the bolts tightened?'],
  contradictions: DISPUTED_QUESTIONS.map(({ question }) => question),
}

test.each(Object.entries(DISPUTED))(
  'one of two statements of the world %s that exclude each other is below one half, as is the average',
  async (name, questions) => {
    const opened = await openWorld(name as WorldName)
    const [user] = opened.backend.db.users.list(({ email }) => email === DEMO_USER.email)
    for (const belief_sensitivity of ['low', 'high'] as const)
      for (const contradiction_tolerance of [0, 0.7, 1]) {
        await opened.backend.db.users.update(user?.id ?? '', { belief_sensitivity, contradiction_tolerance })
        for (const question of questions) {
          const { contradictions = [], sources, avg_confidence } = await askInNewChat(opened, question)
          expect(contradictions.length, question).toBeGreaterThan(0)
          expect(avg_confidence, question).toBeLessThanOrEqual(0.5)
          for (const { sides } of contradictions) {
            const likely = sides.filter(({ source }) => (sources[source]?.confidence ?? 0) > 0.5)
            expect(likely.length, question).toBeLessThanOrEqual(1)
          }
        }
      }
  },
)

test('the answer to a question on which the documents agree reports no contradiction', async () => {
  const { contradictions, sources } = await askInNewChat(world, UNDISPUTED_QUESTION)
  expect(sources.length).toBeGreaterThan(0)
  expect(contradictions).toEqual([])
})
