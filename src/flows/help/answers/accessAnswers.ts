import type { HelpAnswer } from './helpAnswer.ts'

export const accessAnswers: readonly HelpAnswer[] = [
  {
    id: 'access-levels',
    question: 'What is the difference between the access levels?',
    answer:
      'Full Backend Access is everything: documents, chat and your own numbers. With Demo Access you see every page, but the Knowledge Base and the chat need a backend sign-in and say so. Sign in again to try for it; if it keeps failing, write to support.',
  },
  {
    id: 'waitlist',
    question: 'I have applied. When do I hear back?',
    answer:
      'Applications are reviewed within 48 hours. If yours is approved, you get an email with a link that sets up your account. Applying a second time with the same address changes nothing: yours is already there.',
  },
  {
    id: 'setup-link',
    question: 'My setup link does not work. What now?',
    answer:
      'A link works once and for seven days, and a newer one takes its place. Use the latest email. If you have set up your account already, sign in with the password you chose; otherwise write to support, and you get a new link.',
  },
  {
    id: 'password',
    question: 'I have forgotten my password.',
    answer:
      'Choose “Forgot password” where you sign in, and follow the link in the email. That changes the password of your account here; the backend has a password of its own, which support changes for you.',
  },
  {
    id: 'second-factor',
    question: 'How do I protect my account with a second factor?',
    answer:
      'Add an authenticator app or a phone under Two-factor authentication in System Settings. From then on signing in asks for a code as well as your password, and your other devices have to sign in again.',
  },
  {
    id: 'signed-out',
    question: 'Why was I signed out?',
    answer:
      'A sign-in runs out after a while, or when your account is signed out everywhere. Sign in again and you are back on the page where you were. Settings and drafts that are kept on this device wait for you there.',
  },
]
