import { PRODUCT_NAME } from '../../../domain/product.ts'
import { DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'
import type { HelpAnswer } from './helpAnswer.ts'

export const evidenceAnswers: readonly HelpAnswer[] = [
  {
    id: 'citations',
    question: 'What are the numbers in an answer?',
    answer:
      'Each number names the source of the words before it. Press it, and the passage opens beside the chat, on a phone over it: the file, the words themselves and those around them. From a PDF its page is shown too, with the words marked. The color of the number shows how much confidence the source lends.',
  },
  {
    id: 'pages',
    question: 'Why is the page number not the one that is printed on the page?',
    answer:
      'Pages are counted as your PDF viewer counts them: the first of the file is page 1, whatever is printed on it. Word and Markdown files have no fixed pages, so the heading above the passage is named instead; most plain text has neither.',
  },
  {
    id: 'confidence',
    question: 'What do the words for confidence mean?',
    answer:
      'They name six steps: Speculative is under 25 %, Weak begins at 25 %, Tentative at 45 %, Supported at 65 %, Strong at 80 % and Settled at 92 %. The percent stands beside the word. The same colors, from cyan to purple, show it everywhere.',
  },
  {
    id: 'salience',
    question: 'What is the difference between confidence and salience?',
    answer:
      'Confidence says how well your documents support something. Salience says how much it matters in your graph: how central it is among everything connected there. Something can be certain and of little weight, or the reverse.',
  },
  {
    id: 'hypotheses',
    question: 'What is a hypothesis?',
    answer:
      'A claim that your documents suggest, beside the answer. It has its confidence, the reasoning behind it, and its sources, and it says how many passages speak for it and how many against. Take it as a lead to check, not as a finding.',
  },
  {
    id: 'contradictions',
    question: 'What happens when my documents contradict each other?',
    answer:
      'Both sides are shown, each with its source, and the answer says so unless you turn contradiction alerts off in System Settings. How far the confidence falls depends on your contradiction tolerance.',
  },
  {
    id: 'not-in-documents',
    question: 'Why does it say that the answer is not in my documents?',
    answer: `${PRODUCT_NAME} answers from your documents alone, and says so when they do not hold enough. Check that the document in question is ${DOCUMENT_STATUS.indexed.label}, then ask again in words that it uses itself.`,
  },
]
