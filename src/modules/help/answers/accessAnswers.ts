import type { HelpAnswer } from './helpAnswer.ts'

export const accessAnswers: readonly HelpAnswer[] = [
  {
    id: 'access-levels',
    question: 'What is the difference between the access levels?',
    answer:
      'Full Backend Access includes everything: your documents, chat and your own metrics. With Demo Access you can see every page, but the Knowledge Base and Chat are not available. If your account has full access, signing out and in again brings it back. Otherwise, write to support.',
  },
  {
    id: 'waitlist',
    question: 'I applied. When will I hear back?',
    answer:
      'We review applications within 48 hours. If yours is approved, we email you a link to set up your account. You only need to apply once: a second application with the same email address is not saved.',
  },
  {
    id: 'setup-link',
    question: "My setup link doesn't work. What can I do?",
    answer:
      'A link works once and expires in 7 days, and a newer link replaces it. Use the latest email. If you have already set up your account, sign in with the password you chose. Otherwise, contact support for a new link.',
  },
  {
    id: 'password',
    question: 'I forgot my password',
    answer:
      'Select “Forgot password?” on the sign-in page and follow the link in the email. This changes the password you sign in with. If documents and chat are missing afterward, write to support: they have a password of their own.',
  },
  {
    id: 'second-factor',
    question: 'How do I set up two-factor authentication?',
    answer:
      'Add an authenticator app or a phone under Two-factor authentication in System Settings. After that, you need a code as well as your password to sign in, and your other devices have to sign in again.',
  },
  {
    id: 'signed-out',
    question: 'Why was I signed out?',
    answer:
      'Sessions expire after a while, or when you sign out everywhere. Sign in again to return to the page you were on. Your settings and drafts on this device are still there.',
  },
]
