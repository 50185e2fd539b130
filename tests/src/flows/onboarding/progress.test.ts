import { expect, test } from 'vitest'
import { currentProgress, initialOnboardingContext } from '../../../../src/flows/onboarding/progress.ts'
import { middling, una } from './support.ts'

const input = { account: una, setupToken: null, userId: null, email: '' }
const kept = { step: 'question5', aiName: 'Mnemosyne', answers: {} }

test.each([
  ['none', null, 'greeting', {}],
  ['of a step that there is not', { ...kept, step: 'question6' }, 'greeting', {}],
  ['of a step beyond what is answered', kept, 'question1', {}],
  ['without even a name', { ...kept, aiName: '' }, 'naming', {}],
  ['with a name that is too long', { ...kept, aiName: 'a'.repeat(101) }, 'naming', {}],
  [
    'with unknown answers',
    { ...kept, answers: { question1: 'weigh', question2: 'weigh', constructor: 'x' } },
    'question2',
    { question1: 'weigh' },
  ],
  ['of an earlier step than the answers', { ...kept, step: 'naming', answers: middling }, 'naming', middling],
])('progress %s is restored as far as it is valid', (_, progress, resumeAt, answers) => {
  expect(initialOnboardingContext({ ...input, progress })).toMatchObject({ resumeAt, answers })
})

test.each([
  ['a question', 'question2', 'question2'],
  ['a call, which can be repeated', 'claiming', 'question5'],
])('the progress at %s is restored after a reload', (_, value, step) => {
  const context = initialOnboardingContext({ ...input, progress: { ...kept, answers: middling } })
  const progress = currentProgress({ value, context })
  expect(progress).toEqual({ step, aiName: 'Mnemosyne', answers: middling })
  expect(currentProgress({ value, context: { ...context, isFinished: true } })).toBeNull()
})
