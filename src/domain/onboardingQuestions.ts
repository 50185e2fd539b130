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
  text: 'New evidence speaks against something the assistant believes. How far should it move?',
  answers: [
    {
      id: 'high',
      title: 'Change its mind readily',
      sentence: 'One strong new source is enough to move a belief far.',
      score: 0.2,
      diagram: 'longStep',
    },
    {
      id: 'moderate',
      title: 'Move step by step',
      sentence: 'Each new source moves a belief as far as its weight allows.',
      score: 0.5,
      diagram: 'measuredSteps',
    },
    {
      id: 'low',
      title: 'Hold steady',
      sentence: 'A belief moves only when much evidence agrees against it.',
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
        sentence: 'Trust in either claim drops sharply until you have settled which one holds.',
        score: 0.1,
        diagram: 'bothDoubted',
      },
      {
        id: 'weigh',
        title: 'Weigh them',
        sentence: 'It compares what stands behind each claim and leans toward the stronger one.',
        score: 0.4,
        diagram: 'weighed',
      },
      {
        id: 'show',
        title: 'Show both',
        sentence: 'It gives its answer and sets the opposing claim beside it.',
        score: 0.7,
        diagram: 'sideBySide',
      },
      {
        id: 'keep',
        title: 'Carry on',
        sentence: 'It notes the contradiction, and its answer hardly changes.',
        score: 0.9,
        diagram: 'unchanged',
      },
    ],
  },
  {
    id: 'question2',
    text: 'Nine sources agree and one objects. How much should the one count?',
    answers: [
      {
        id: 'decisive',
        title: 'It can be decisive',
        sentence: 'One good counterexample is enough to doubt what the other nine say.',
        score: 0.1,
        diagram: 'oneOutweighsMany',
      },
      {
        id: 'proportional',
        title: 'One voice in ten',
        sentence: 'It lowers confidence a little, in proportion to its weight.',
        score: 0.5,
        diagram: 'oneOfMany',
      },
      {
        id: 'marginal',
        title: 'Hardly at all',
        sentence: 'A lone objection is mentioned, and the answer stands.',
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
        sentence: 'What was written last corrects what was written before.',
        score: 0.2,
        diagram: 'newerReplaces',
      },
      {
        id: 'supported',
        title: 'The better supported one',
        sentence: 'Dates decide nothing; the evidence behind each claim does.',
        score: 0.5,
        diagram: 'betterSupported',
      },
      {
        id: 'both',
        title: 'Both, each in its time',
        sentence: 'Neither is given up, and the answer says when each was written.',
        score: 0.8,
        diagram: 'eachInItsTime',
      },
    ],
  },
  {
    id: 'question4',
    text: 'The evidence stays evenly split. How should the answer read?',
    answers: [
      {
        id: 'open',
        title: 'As an open question',
        sentence: 'It commits to nothing and says what would settle the matter.',
        score: 0.1,
        diagram: 'leftOpen',
      },
      {
        id: 'cautious',
        title: 'Cautiously',
        sentence: 'It leans to one side and states its doubt plainly.',
        score: 0.4,
        diagram: 'leaning',
      },
      {
        id: 'guess',
        title: 'As a best guess',
        sentence: 'It gives the likelier claim, with its confidence beside it.',
        score: 0.6,
        diagram: 'bestGuess',
      },
      {
        id: 'views',
        title: 'As several views',
        sentence: 'Every view is a hypothesis of its own, and all of them may stand.',
        score: 0.9,
        diagram: 'branches',
      },
    ],
  },
  BELIEF_QUESTION,
] as const satisfies readonly { id: string; text: string; answers: readonly OnboardingAnswer[] }[]
