import type { HelpAnswer } from './helpAnswer.ts'

export const privacyAnswers: readonly HelpAnswer[] = [
  {
    id: 'on-device',
    question: 'What is kept on this device?',
    answer:
      'Who is signed in, your preferences, drafts of questions, and whether the sidebar is open; without backend access your profile and the assistant’s settings as well. All of it goes when you log out; only the choice between dark and light stays.',
  },
  {
    id: 'export',
    question: 'Can I take my data with me?',
    answer:
      'Yes. “Export data” in System Settings downloads one JSON file with your profile, the list of your documents, your chats with every message, your knowledge graph and the settings of this device. The files you uploaded are listed in it, not contained.',
  },
  {
    id: 'delete-data',
    question: 'How do I delete everything?',
    answer:
      'Choose “Delete all data” in System Settings. After you have confirmed it, your chats, documents, stored files and knowledge graph are removed, and the settings and drafts on this device. Your account stays. This cannot be undone. If something could not be removed, you are told what.',
  },
  {
    id: 'who-sees',
    question: 'Who can see my documents?',
    answer:
      'Your account alone. Other people’s questions are not answered from your documents, and the backend does not hand them to another account.',
  },
]
