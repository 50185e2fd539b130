import { DEFAULT_SETTINGS } from '../../../domain/settings.ts'
import type { HelpAnswer } from './helpAnswer.ts'

export const assistantAnswers: readonly HelpAnswer[] = [
  {
    id: 'tolerance',
    question: 'What does contradiction tolerance change?',
    answer: `How much a passage that disagrees lowers the confidence in a claim. Strict (0) counts it twice, Balanced (0.5) as much as one that agrees, and Tolerant (1) only shows it. The default is ${DEFAULT_SETTINGS.contradictionTolerance}; your onboarding answers can set another value. System Settings shows an example.`,
  },
  {
    id: 'sensitivity',
    question: 'What does belief sensitivity change?',
    answer:
      'How strongly each passage changes the confidence in a claim. With High, a single good passage can be enough. With Low, it takes more of them. The default is Moderate.',
  },
  {
    id: 'decay',
    question: 'What does memory decay speed change?',
    answer:
      'How quickly older documents count less. A document loses weight with each document that is indexed after it, down to half of its original weight.',
  },
  {
    id: 'assistant-name',
    question: 'Can I rename the assistant?',
    answer: 'Yes. Change its name, and your own display name, under Profile in System Settings.',
  },
  {
    id: 'autosave',
    question: 'How do I save my settings?',
    answer:
      "You don't have to: changes are saved automatically, and “Saved” appears beside the setting. If a change could not be saved, press Retry. Each section says whether its settings are saved to your account or on this device.",
  },
  {
    id: 'data-scope',
    question: 'Why do the numbers on the Home page say Global?',
    answer:
      'Until you have indexed a document, there is nothing of your own to count, so the page shows the numbers of all users. Index a document to see your own.',
  },
]
