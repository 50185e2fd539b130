import { STANDING_LABELS } from './document.ts'
import { formatBytes } from './format.ts'
import { PRODUCT_NAME } from './product.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { MAX_FILE_SIZE, MAX_PARALLEL_UPLOADS } from './upload.ts'

/** The groups of the Help Desk's answers, in their order. */
export const HELP_CATEGORIES = [
  { id: 'documents', name: 'Documents' },
  { id: 'answers', name: 'Answers and evidence' },
  { id: 'chat', name: 'Chat' },
  { id: 'settings', name: 'Your assistant' },
  { id: 'access', name: 'Access and signing in' },
  { id: 'privacy', name: 'Privacy and your data' },
] as const

export type HelpCategory = (typeof HELP_CATEGORIES)[number]['id']

/** A question of the Help Desk with its answer. */
export interface HelpQuestion {
  /** Unique, and what its place in the page is called. */
  readonly id: string
  readonly category: HelpCategory
  readonly question: string
  readonly answer: string
}

const SIZE = formatBytes(MAX_FILE_SIZE)

/** What people ask about the product, and what is true of it. */
export const HELP_QUESTIONS: readonly HelpQuestion[] = [
  {
    id: 'file-types',
    category: 'documents',
    question: 'Which files can I upload?',
    answer: `PDF, plain text, Markdown and Word documents: .pdf, .txt, .md and .docx. Each file may have up to ${SIZE}. Anything else is turned away before it is sent, with the reason beside its name.`,
  },
  {
    id: 'many-files',
    category: 'documents',
    question: 'Can I upload several files at once?',
    answer: `Yes. Choose as many as you like in the Knowledge Base, or drop them there. ${MAX_PARALLEL_UPLOADS} are sent at a time and the rest wait in line. Each shows its own progress and can be cancelled by itself.`,
  },
  {
    id: 'statuses',
    category: 'documents',
    question: 'What do the statuses of a document mean?',
    answer: `${STANDING_LABELS.pending} and ${STANDING_LABELS.uploaded}: the file has arrived and waits. ${STANDING_LABELS.processing}: it is being read. ${STANDING_LABELS.readyToIndex}: it has been read, but questions are not answered from it yet. ${STANDING_LABELS.indexed}: it is part of your graph. ${STANDING_LABELS.failed}: something went wrong, and the row says what.`,
  },
  {
    id: 'indexing',
    category: 'documents',
    question: 'What is indexing, and do I have to start it?',
    answer:
      'Indexing adds what a document says to your graph, so that questions can be answered from it. The button “Index for Search” starts it. With auto-index on in System Settings, it starts by itself as soon as a document has been read.',
  },
  {
    id: 'failed-document',
    category: 'documents',
    question: 'Why did my document fail?',
    answer:
      'The reason stands in its row. Often the file is empty, damaged or protected by a password, or it holds pictures of pages without any text. Put the file right and upload it again; where only the connection was lost, press Retry.',
  },
  {
    id: 'scanned',
    category: 'documents',
    question: 'Can it read scanned pages?',
    answer:
      'No. A scan is a picture, and only text can be read. Run text recognition (OCR) over the file first, then upload what it gives you.',
  },
  {
    id: 'delete-refused',
    category: 'documents',
    question: 'Why can I not delete an indexed document?',
    answer:
      'Other knowledge in your graph is connected to it, and deleting it would break those connections. Documents that are failed, pending or uploaded can be deleted; one that is being processed can be deleted if it fails. Deleting all your data in System Settings removes indexed documents as well.',
  },
  {
    id: 'find-document',
    category: 'documents',
    question: 'How do I find one document among many?',
    answer:
      'Type part of its file name into the search of the Knowledge Base; capitals do not matter. The status filter beside it narrows the list further. The press of a column’s name sorts by it.',
  },
  {
    id: 'citations',
    category: 'answers',
    question: 'What are the numbers in an answer?',
    answer:
      'Each number names the source of the words before it. Press it, and the passage opens beside the chat: the file, the page where it has pages, and the words themselves. Its colour shows how much confidence the source lends.',
  },
  {
    id: 'pages',
    category: 'answers',
    question: 'Why is the page number not the one that is printed on the page?',
    answer:
      'Pages are counted as your PDF viewer counts them: the first of the file is page 1, whatever is printed on it. Word, Markdown and text files have no fixed pages, so the heading above the passage is named instead.',
  },
  {
    id: 'confidence',
    category: 'answers',
    question: 'What do the words for confidence mean?',
    answer:
      'They name six steps: Speculative is under 25 %, Weak begins at 25 %, Tentative at 45 %, Supported at 65 %, Strong at 80 % and Settled at 92 %. The percent stands beside the word. The same colours, from cyan to purple, show it everywhere.',
  },
  {
    id: 'salience',
    category: 'answers',
    question: 'What is the difference between confidence and salience?',
    answer:
      'Confidence says how well your documents support something. Salience says how much it matters in your graph: how central it is among everything connected there. Something can be certain and of little weight, or the reverse.',
  },
  {
    id: 'hypotheses',
    category: 'answers',
    question: 'What is a hypothesis?',
    answer:
      'A claim that your documents suggest, beside the answer. It has its confidence, the reasoning behind it, and its sources, and it says how many passages speak for it and how many against. Take it as a lead to check, not as a finding.',
  },
  {
    id: 'contradictions',
    category: 'answers',
    question: 'What happens when my documents contradict each other?',
    answer:
      'Both sides are shown, each with its source, and the confidence falls. How far it falls depends on your contradiction tolerance.',
  },
  {
    id: 'not-in-documents',
    category: 'answers',
    question: 'Why does it say that the answer is not in my documents?',
    answer: `${PRODUCT_NAME} answers from your documents alone, and says so when they do not hold enough. Check that the document in question is ${STANDING_LABELS.indexed}, then ask again in words that it uses itself.`,
  },
  {
    id: 'sessions',
    category: 'chat',
    question: 'How do chat sessions work?',
    answer:
      'Your first question opens a session and gives it its title. Choose a session from the list to read it again and to go on with it. New Chat begins with an empty page; the old session stays in the list.',
  },
  {
    id: 'send-failed',
    category: 'chat',
    question: 'My question could not be answered. Is it lost?',
    answer:
      'No. The thread says what went wrong, and your question is back in the field. Send it again once the cause is gone.',
  },
  {
    id: 'keyboard',
    category: 'chat',
    question: 'What can I do with the keyboard?',
    answer:
      'Everything. Tab moves on, Enter presses what has the focus, Escape closes what is open. In the chat Enter sends and Shift with Enter begins a new line; press the question mark outside a text field for its other shortcuts. The slash brings you to the search of a page that has one.',
  },
  {
    id: 'tolerance',
    category: 'settings',
    question: 'What does contradiction tolerance change?',
    answer: `How heavily a contradiction weighs. At 0 it lowers the confidence of an answer strongly; at 1 it is only reported. It stands at ${DEFAULT_SETTINGS.contradictionTolerance} unless you or your onboarding answers set it otherwise.`,
  },
  {
    id: 'sensitivity',
    category: 'settings',
    question: 'What does belief sensitivity change?',
    answer:
      'How far new evidence moves what the assistant holds to be true. High: a single strong passage can turn it around. Low: many have to agree first. Moderate is in between, and the default.',
  },
  {
    id: 'assistant-name',
    category: 'settings',
    question: 'Can I rename the assistant?',
    answer:
      'Yes. You gave it its name when you set up your account; System Settings is where you change it, together with your own display name.',
  },
  {
    id: 'data-scope',
    category: 'settings',
    question: 'Why do the numbers on the home page say Global?',
    answer:
      'Until you have a graph of your own there is nothing personal to count, so the numbers are those of everybody. A warning beside them says so. Index a document, and they become yours.',
  },
  {
    id: 'access-levels',
    category: 'access',
    question: 'What is the difference between the access levels?',
    answer:
      'Full Backend Access is everything: documents, chat and your own numbers. With Demo Access you see every page, but the Knowledge Base and the chat need a backend sign-in and say so. Sign in again to try for it; if it keeps failing, write to support.',
  },
  {
    id: 'waitlist',
    category: 'access',
    question: 'I have applied. When do I hear back?',
    answer:
      'Applications are reviewed within 48 hours. If yours is approved, you get an email with a link that sets up your account. Applying a second time with the same address changes nothing: yours is already there.',
  },
  {
    id: 'setup-link',
    category: 'access',
    question: 'My setup link does not work. What now?',
    answer:
      'A link works once and for seven days, and a newer one takes its place. Use the latest email. If you have set up your account already, sign in with the password you chose; otherwise write to support, and you get a new link.',
  },
  {
    id: 'password',
    category: 'access',
    question: 'I have forgotten my password.',
    answer:
      'Choose “Forgot password” where you sign in, and follow the link in the email. That changes the password of your account here; the backend has a password of its own, which support changes for you.',
  },
  {
    id: 'second-factor',
    category: 'access',
    question: 'How do I protect my account with a second factor?',
    answer:
      'Add an authenticator app or a phone under Two-factor authentication in System Settings. From then on signing in asks for a code as well as your password, and your other devices have to sign in again.',
  },
  {
    id: 'signed-out',
    category: 'access',
    question: 'Why was I signed out?',
    answer:
      'A sign-in runs out after a while, or when your account is signed out everywhere. Sign in again and you are back on the page where you were. Settings that are kept on this device wait for you there.',
  },
  {
    id: 'on-device',
    category: 'privacy',
    question: 'What is kept on this device?',
    answer:
      'Who is signed in, your preferences, drafts of questions, and whether the sidebar is open. All of it goes when you log out; only the choice between dark and light stays.',
  },
  {
    id: 'export',
    category: 'privacy',
    question: 'Can I take my data with me?',
    answer:
      'Yes. The export in System Settings downloads a JSON file with what the service holds about you: your profile, your documents’ details and your chats.',
  },
  {
    id: 'delete-data',
    category: 'privacy',
    question: 'How do I delete everything?',
    answer:
      'Choose “Delete all data” in System Settings. After you have confirmed it, your chats, your documents and what the assistant remembers are removed. This cannot be undone. If something could not be removed, you are told what.',
  },
  {
    id: 'who-sees',
    category: 'privacy',
    question: 'Who can see my documents?',
    answer:
      'Your account alone. Other people’s questions are not answered from your documents, and the backend does not hand them to another account.',
  },
]
