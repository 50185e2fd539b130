import type { HelpAnswer } from './helpAnswer.ts'

export const chatAnswers: readonly HelpAnswer[] = [
  {
    id: 'sessions',
    question: 'How do chat sessions work?',
    answer:
      'Your first question starts a session and becomes its title. Select a session in the list to read or continue it. New Chat starts an empty one. Old sessions stay in the list until you delete them; “Select” deletes several together.',
  },
  {
    id: 'suggestions',
    question: 'Where do the suggested questions come from?',
    answer:
      'From your indexed documents. An empty chat suggests questions to start with, and an answer can suggest follow-up questions. Select one to ask it.',
  },
  {
    id: 'change-question',
    question: 'Can I stop an answer or rephrase my question?',
    answer:
      'Yes. The square beside the question field stops the current answer. “Edit and resend” under your last question lets you change it, and the arrow under the last answer asks it again. The new answer is added to the thread; the earlier one stays.',
  },
  {
    id: 'send-failed',
    question: 'My question failed. Is it lost?',
    answer:
      'No. The thread shows what went wrong, and your question is back in the field so that you can send it again.',
  },
  {
    id: 'drafts',
    question: 'Are drafts saved?',
    answer:
      'Yes. Each session has its own draft, saved on this device until you send it or log out. It survives a reload and an expired session. If you open another page while an answer is loading, the answer still arrives in its session.',
  },
  {
    id: 'copy-export',
    question: 'Can I export a chat?',
    answer:
      'Yes. “Export or print the chat” saves the whole chat with its sources as Markdown or PDF, or prints it. The copy button under an answer copies it with its sources as plain text or Markdown.',
  },
  {
    id: 'keyboard',
    question: 'Which keyboard shortcuts are there?',
    answer:
      'Ctrl K, or ⌘ K on a Mac, finds pages, documents, chats and help from every page. In a document, Ctrl F or ⌘ F finds text in all of its pages. In Chat, Enter sends your question and Shift + Enter starts a new line. Press ? outside a text field for all shortcuts of Chat. Press / to go to the search field of a page that has one. Everything also works with Tab, Enter and Escape.',
  },
]
