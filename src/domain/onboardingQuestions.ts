import type { BeliefLevel } from './settings.ts'

/** Names of the drawings beside the answers, which show how conflicting claims are treated. */
export type AnswerDiagram =
  | 'bothDoubted'
  | 'weighed'
  | 'sideBySide'
  | 'unchanged'
  | 'oneOutweighsMany'
  | 'oneOfMany'
  | 'manyOutweighOne'
  | 'newerReplaces'
  | 'betterSupported'
  | 'eachInItsTime'
  | 'leftOpen'
  | 'leaning'
  | 'bestGuess'
  | 'branches'
  | 'longStep'
  | 'measuredSteps'
  | 'shortStep'

export interface OnboardingAnswer {
  /** Unique within its question. */
  readonly id: string
  readonly title: string
  readonly sentence: string
  /** The contradiction tolerance of this answer, from 0.1 to 0.9. */
  readonly score: number
  readonly diagram: AnswerDiagram
}

export interface BeliefAnswer extends OnboardingAnswer {
  readonly id: BeliefLevel
}

/** The last question; the ids of its answers are belief levels. */
export const BELIEF_QUESTION = {
  id: 'question5',
  text: 'New evidence contradicts something the assistant believes. How quickly should it change its mind?',
  answers: [
    {
      id: 'high',
      title: 'Quickly',
      sentence: 'One strong new source is enough.',
      score: 0.2,
      diagram: 'longStep',
    },
    {
      id: 'moderate',
      title: 'Step by step',
      sentence: 'Each new source counts in proportion to its weight.',
      score: 0.5,
      diagram: 'measuredSteps',
    },
    {
      id: 'low',
      title: 'Slowly',
      sentence: 'Change only when there is a lot of contrary evidence.',
      score: 0.8,
      diagram: 'shortStep',
    },
  ],
} as const satisfies { id: string; text: string; answers: readonly BeliefAnswer[] }

/** The five questions on conflicting evidence, in order. */
export const ONBOARDING_QUESTIONS = [
  {
    id: 'question1',
    text: 'Two of your documents contradict each other. What should the assistant do first?',
    answers: [
      {
        id: 'doubt',
        title: 'Doubt both',
        sentence: 'Lower confidence in both until you decide.',
        score: 0.1,
        diagram: 'bothDoubted',
      },
      {
        id: 'weigh',
        title: 'Weigh them',
        sentence: 'Compare the evidence for each and lean toward the stronger one.',
        score: 0.4,
        diagram: 'weighed',
      },
      {
        id: 'show',
        title: 'Show both',
        sentence: 'Give an answer and show the opposing claim beside it.',
        score: 0.7,
        diagram: 'sideBySide',
      },
      {
        id: 'keep',
        title: 'Carry on',
        sentence: 'Note the contradiction, but hardly change the answer.',
        score: 0.9,
        diagram: 'unchanged',
      },
    ],
  },
  {
    id: 'question2',
    text: 'Nine sources agree and one disagrees. How much should the one count?',
    answers: [
      {
        id: 'decisive',
        title: 'A lot',
        sentence: 'One good counterexample is enough to doubt the other nine.',
        score: 0.1,
        diagram: 'oneOutweighsMany',
      },
      {
        id: 'proportional',
        title: 'Proportionally',
        sentence: 'Lower confidence a little, in proportion to its weight.',
        score: 0.5,
        diagram: 'oneOfMany',
      },
      {
        id: 'marginal',
        title: 'Barely',
        sentence: 'Mention it, but keep the answer.',
        score: 0.8,
        diagram: 'manyOutweighOne',
      },
    ],
  },
  {
    id: 'question3',
    text: 'A newer document contradicts an older one. Which should prevail?',
    answers: [
      {
        id: 'newer',
        title: 'The newer one',
        sentence: 'The latest document corrects earlier ones.',
        score: 0.2,
        diagram: 'newerReplaces',
      },
      {
        id: 'supported',
        title: 'The better supported one',
        sentence: 'Go by the evidence, not the date.',
        score: 0.5,
        diagram: 'betterSupported',
      },
      {
        id: 'both',
        title: 'Keep both',
        sentence: 'Show both with their dates.',
        score: 0.8,
        diagram: 'eachInItsTime',
      },
    ],
  },
  {
    id: 'question4',
    text: 'The evidence is evenly split. How should the assistant answer?',
    answers: [
      {
        id: 'open',
        title: 'As an open question',
        sentence: "Don't take a side; say what would settle it.",
        score: 0.1,
        diagram: 'leftOpen',
      },
      {
        id: 'cautious',
        title: 'Cautiously',
        sentence: 'Lean to one side and state the doubt plainly.',
        score: 0.4,
        diagram: 'leaning',
      },
      {
        id: 'guess',
        title: 'As a best guess',
        sentence: 'Give the likelier claim with its confidence.',
        score: 0.6,
        diagram: 'bestGuess',
      },
      {
        id: 'views',
        title: 'As several views',
        sentence: 'List each view as a separate hypothesis.',
        score: 0.9,
        diagram: 'branches',
      },
    ],
  },
  BELIEF_QUESTION,
] as const satisfies readonly { id: string; text: string; answers: readonly OnboardingAnswer[] }[]
