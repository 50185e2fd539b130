import { accessAnswers } from './answers/accessAnswers.ts'
import { assistantAnswers } from './answers/assistantAnswers.ts'
import { chatAnswers } from './answers/chatAnswers.ts'
import { documentAnswers } from './answers/documentAnswers.ts'
import { evidenceAnswers } from './answers/evidenceAnswers.ts'
import type { HelpAnswer } from './answers/helpAnswer.ts'
import { privacyAnswers } from './answers/privacyAnswers.ts'

/** In display order. */
export const HELP_CATEGORIES = [
  { id: 'documents', name: 'Documents', answers: documentAnswers },
  { id: 'answers', name: 'Answers and evidence', answers: evidenceAnswers },
  { id: 'chat', name: 'Chat', answers: chatAnswers },
  { id: 'settings', name: 'Your assistant', answers: assistantAnswers },
  { id: 'access', name: 'Access and signing in', answers: accessAnswers },
  { id: 'privacy', name: 'Privacy and your data', answers: privacyAnswers },
] as const

export interface HelpQuestion extends HelpAnswer {
  readonly category: (typeof HELP_CATEGORIES)[number]['id']
}

export const HELP_QUESTIONS: readonly HelpQuestion[] = HELP_CATEGORIES.flatMap(({ id: category, answers }) =>
  answers.map((answer) => ({ ...answer, category })),
)

/** The id of a category on the Help page. */
export const categoryAnchor = (category: string) => `answers-${category}`

/** The id of a question on the Help page. */
export const questionAnchor = (question: string) => `question-${question}`
