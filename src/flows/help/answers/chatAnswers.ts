import type { HelpAnswer } from './helpAnswer.ts'

export const chatAnswers: readonly HelpAnswer[] = [
  {
    id: 'sessions',
    question: 'How do chat sessions work?',
    answer:
      'Your first question opens a session and gives it its title. Choose a session from the list to read it again and to go on with it. New Chat begins with an empty page; the old session stays in the list until you delete it.',
  },
  {
    id: 'change-question',
    question: 'Can I stop an answer, or ask the same thing differently?',
    answer:
      'Yes. The square beside the question field stops the answer that is on its way. “Edit and resend” under your last question puts it back into the field to be changed, and the arrow under the last answer asks it again. A new answer is added to the thread; the earlier one stays.',
  },
  {
    id: 'send-failed',
    question: 'My question could not be answered. Is it lost?',
    answer:
      'No. The thread says what went wrong, and your question is back in the field. Send it again once the cause is gone.',
  },
  {
    id: 'drafts',
    question: 'Is what I have typed kept when I leave?',
    answer:
      'Yes. Each session keeps its own draft on this device until you send it or log out, also when you reload the page or have to sign in again. An answer that is on its way when you go elsewhere in the app still arrives in its session.',
  },
  {
    id: 'copy-export',
    question: 'Can I take an answer or a whole chat elsewhere?',
    answer:
      'Yes. The copy button under an answer gives it as plain text or as Markdown. “Export the chat as Markdown”, the arrow beside the keyboard sign, downloads a whole chat with its sources.',
  },
  {
    id: 'keyboard',
    question: 'What can I do with the keyboard?',
    answer:
      'Everything. Tab moves on, Enter presses what has the focus, Escape closes what is open. In the chat Enter sends and Shift with Enter begins a new line; press the question mark outside a text field for its other shortcuts. The slash brings you to the search of a page that has one.',
  },
]
