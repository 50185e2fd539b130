import { PRODUCT_NAME } from '../../../domain/product.ts'
import { DOCUMENT_STATUS } from '../../status/documentStatus.ts'
import type { HelpAnswer } from './helpAnswer.ts'

export const evidenceAnswers: readonly HelpAnswer[] = [
  {
    id: 'citations',
    question: 'What are the numbers in an answer?',
    answer:
      'Each number is a citation of the source for the text before it. Select it to see the passage: the file, the quoted text and the text around it. For a PDF you also see the page with the text highlighted. The color of the number shows the confidence of the source.',
  },
  {
    id: 'pages',
    question: 'Why does the page number differ from the printed one?',
    answer:
      'Pages are counted as in your PDF viewer: the first page of the file is page 1, whatever number is printed on it. Word and Markdown files have no fixed pages, so you see the heading above the passage instead. Plain text usually has neither.',
  },
  {
    id: 'confidence',
    question: 'What do the confidence levels mean?',
    answer:
      'There are six levels: Speculative is under 25 %, Weak begins at 25 %, Tentative at 45 %, Supported at 65 %, Strong at 80 % and Settled at 92 %. The percentage is shown beside the word. Each level has the same color everywhere, from cyan to purple. Asked 624 questions in everyday words about documents that it was not tuned on, the demo found the right passage first for half of its answers at Tentative, two thirds at Supported, three quarters at Strong and four fifths at Settled.',
  },
  {
    id: 'salience',
    question: 'What is the difference between confidence and salience?',
    answer:
      'Confidence shows how well your documents support a claim. Salience shows how central something is in your graph, from Marginal through Minor, Moderate, Notable and Important to Central. A claim can be well supported but not important, or the other way around.',
  },
  {
    id: 'hypotheses',
    question: 'What is a hypothesis?',
    answer:
      'A claim that your documents suggest. You see its confidence, its reasoning and sources, and how many passages support or contradict it. Check it before you rely on it.',
  },
  {
    id: 'contradictions',
    question: 'What happens when my documents contradict each other?',
    answer:
      'The answer shows both statements side by side, each with its document and date, and warns you unless you turned off contradiction alerts in System Settings. Your contradiction tolerance determines how much the confidence is lowered.',
  },
  {
    id: 'not-in-documents',
    question: 'Why is the answer not in my documents?',
    answer: `${PRODUCT_NAME} answers only from your documents, and says so when they don't contain enough information. Check that the document is ${DOCUMENT_STATUS.indexed.label}, then ask again with words that appear in it.`,
  },
]
