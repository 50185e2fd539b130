import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { OnboardingAnswers } from '../../../src/domain/onboarding.ts'
import {
  AI_NAME_MISSING,
  aiNameSchema,
  contradictionTolerance,
  ONBOARDING_STEPS,
  onboardingProblem,
  personalityOf,
  QUESTIONS_INCOMPLETE,
} from '../../../src/domain/onboarding.ts'
import { BELIEF_QUESTION, ONBOARDING_QUESTIONS } from '../../../src/domain/onboardingQuestions.ts'

/** Complete answers, each given by its index. */
const chosen = fc
  .tuple(...ONBOARDING_QUESTIONS.map(({ answers }) => fc.nat({ max: answers.length - 1 })))
  .map((places) =>
    ONBOARDING_QUESTIONS.map(({ id, answers }, at) => ({ id, answer: answers[places[at] ?? 0] })),
  )
const answersOf = (picks: { id: string; answer: { id: string } | undefined }[]): OnboardingAnswers =>
  Object.fromEntries(picks.map(({ id, answer }) => [id, answer?.id]))

const MIDDLE: OnboardingAnswers = {
  question1: 'weigh',
  question2: 'proportional',
  question3: 'supported',
  question4: 'cautious',
  question5: 'moderate',
}

test('the onboarding steps are a greeting, a name and five questions', () => {
  expect(ONBOARDING_STEPS).toHaveLength(7)
  expect(ONBOARDING_STEPS).toEqual(['greeting', 'naming', ...ONBOARDING_QUESTIONS.map(({ id }) => id)])
})

test.each(ONBOARDING_QUESTIONS.map((question) => [question.id, question] as const))(
  '%s offers three or four answers that differ in every field, with scores from 0.1 to 0.9',
  (_, { text, answers }) => {
    expect(text).toMatch(/\?$/)
    expect([3, 4]).toContain(answers.length)
    for (const key of ['id', 'title', 'sentence', 'score', 'diagram'] as const)
      expect(new Set(answers.map((answer) => answer[key])).size).toBe(answers.length)
    for (const { score, sentence } of answers) {
      expect(score).toBeGreaterThanOrEqual(0.1)
      expect(score).toBeLessThanOrEqual(0.9)
      expect(sentence).toMatch(/^[^.]+\.$/)
    }
  },
)

test('the scores of all answers range from 0.1 to 0.9, and every answer has a different drawing', () => {
  const answers = ONBOARDING_QUESTIONS.flatMap((question) => [...question.answers])
  const scores = answers.map(({ score }) => score)
  expect([Math.min(...scores), Math.max(...scores)]).toEqual([0.1, 0.9])
  expect(new Set(answers.map(({ diagram }) => diagram)).size).toBe(answers.length)
})

test('the last question determines the belief level', () => {
  expect(ONBOARDING_QUESTIONS.at(-1)).toBe(BELIEF_QUESTION)
  expect(BELIEF_QUESTION.answers.map(({ id, score }) => [id, score])).toEqual([
    ['high', 0.2],
    ['moderate', 0.5],
    ['low', 0.8],
  ])
})

test.each<[string, OnboardingAnswers, ReturnType<typeof personalityOf>]>([
  ['of middling answers', MIDDLE, { contradiction_tolerance: 0.46, belief_sensitivity: 'moderate' }],
  [
    'of the strictest answers',
    { question1: 'doubt', question2: 'decisive', question3: 'newer', question4: 'open', question5: 'high' },
    { contradiction_tolerance: 0.14, belief_sensitivity: 'high' },
  ],
  [
    'of the most patient answers',
    { question1: 'keep', question2: 'marginal', question3: 'both', question4: 'views', question5: 'low' },
    { contradiction_tolerance: 0.84, belief_sensitivity: 'low' },
  ],
  ['of no answers', {}, null],
  ['with an answer of another question', { ...MIDDLE, question2: 'weigh' }, null],
  ['with a belief level that is none', { ...MIDDLE, question5: 'extreme' }, null],
])('personalityOf handles %s', (_, answers, personality) => {
  expect(personalityOf(answers)).toEqual(personality)
})

test('personalityOf returns the mean of the five scores with two decimals and the last level', () => {
  fc.assert(
    fc.property(chosen, (picks) => {
      const tenths = picks.reduce((sum, { answer }) => sum + Math.round((answer?.score ?? 0) * 10), 0)
      expect(personalityOf(answersOf(picks))).toEqual({
        contradiction_tolerance: Number((tenths / 50).toFixed(2)),
        belief_sensitivity: picks.at(-1)?.answer?.id,
      })
    }),
  )
})

test('personalityOf returns null while an answer is missing', () => {
  fc.assert(
    fc.property(chosen, fc.nat({ max: 4 }), (picks, missing) => {
      const answers = answersOf(picks.toSpliced(missing, 1))
      expect(personalityOf(answers)).toBeNull()
      expect(onboardingProblem('Ada', answers)).toBe(QUESTIONS_INCOMPLETE)
    }),
  )
})

test.each([
  [[0.1, 0.1, 0.1, 0.1, 0.1], 0.1],
  [[0.9, 0.9, 0.9, 0.9, 0.9], 0.9],
  [[0.1, 0.2, 0.7, 0.3, 0.4], 0.34],
  [[0.15, 0.1, 0.1, 0.1, 0.1], 0.11],
  [[0.333, 0.333, 0.333, 0.333, 0.333], 0.33],
])('contradictionTolerance returns for the scores %j the tolerance %d', (scores, tolerance) => {
  expect(contradictionTolerance(scores)).toBe(tolerance)
})

test.each([
  ['', MIDDLE, 'Please provide an AI name'],
  [' \n', {}, 'Please provide an AI name'],
  ['Ada', {}, 'Please complete all questions'],
  ['Ada', MIDDLE, null],
])(
  'onboardingProblem returns for the name %j with the answers %j the problem %s',
  (name, answers, problem) => {
    expect(onboardingProblem(name, answers)).toBe(problem)
  },
)

test.each([
  ['', [AI_NAME_MISSING]],
  ['   ', [AI_NAME_MISSING]],
  ['A', undefined],
  ['🤖', undefined],
  ['عدا', undefined],
  ['a'.repeat(101), ['The AI name can be at most 100 characters long. Please shorten it.']],
])('aiNameSchema validates %j', (aiName, messages) => {
  expect(v.safeParse(aiNameSchema, { aiName }).issues?.map(({ message }) => message)).toEqual(messages)
})
