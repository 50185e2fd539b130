import { expect, test } from 'vitest'
import type { OnboardingEvent } from '../../../../src/flows/onboarding/onboarding.base.ts'
import { middling, startOnboarding } from './support.ts'

const { question2: _, ...left } = middling

test.each<OnboardingEvent>([
  { type: 'answer.chosen', question: 'question2', answer: 'proportional' },
  { type: 'step.returned' },
  { type: 'url.followed', step: 'question1' },
])('the message about a missing answer disappears with its question: %j', (event) => {
  const progress = { step: 'question5', aiName: 'Mnemosyne', answers: left }
  const { actor } = startOnboarding({ progress })
  actor.send({ type: 'answer.chosen', question: 'question5', answer: 'moderate' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'question2',
    context: { problem: 'Please complete all questions' },
  })
  actor.send(event)
  expect(actor.getSnapshot().context.problem).toBeNull()
})

test('Forward takes over a changed name without the spaces around it, and does not leave an empty one', () => {
  const { actor } = startOnboarding({ progress: { step: 'naming', aiName: 'Mnemosyne', answers: {} } })
  actor.send({ type: 'name.edited', value: ' ' })
  actor.send({ type: 'url.followed', step: 'question1' })
  expect(actor.getSnapshot().value).toBe('naming')
  actor.send({ type: 'name.edited', value: ' Pharos ' })
  actor.send({ type: 'url.followed', step: 'question1' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'question1',
    context: { fields: { values: { aiName: 'Pharos' } } },
  })
})
