import { DEFAULT_SETTINGS } from '../../../domain/settings.ts'
import type { HelpAnswer } from './helpAnswer.ts'

export const assistantAnswers: readonly HelpAnswer[] = [
  {
    id: 'tolerance',
    question: 'What does contradiction tolerance change?',
    answer: `How heavily a contradiction weighs. At 0 a passage against a claim counts twice as much as one for it, at 0.5 just as much, and at 1 it is only reported. It stands at ${DEFAULT_SETTINGS.contradictionTolerance} unless you or your onboarding answers set it otherwise.`,
  },
  {
    id: 'sensitivity',
    question: 'What does belief sensitivity change?',
    answer:
      'How far each passage moves the confidence in a claim. High: a single good one can settle it. Low: it takes more of them to be convinced. Moderate is in between, and the default.',
  },
  {
    id: 'decay',
    question: 'What does memory decay speed change?',
    answer:
      'How soon older documents count less than newer ones. What is old loses weight with every document that is indexed after it, slowly or fast as you choose, but never more than half.',
  },
  {
    id: 'assistant-name',
    question: 'Can I rename the assistant?',
    answer: 'Yes. System Settings, under Profile, is where you change its name and your own display name.',
  },
  {
    id: 'data-scope',
    question: 'Why do the numbers on the home page say Global?',
    answer:
      'Until you have a graph of your own there is nothing personal to count, so the numbers are those of everybody. A warning beside them says so. Index a document, and they become yours.',
  },
]
