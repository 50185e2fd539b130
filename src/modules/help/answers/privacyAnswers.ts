import type { HelpAnswer } from './helpAnswer.ts'

export const privacyAnswers: readonly HelpAnswer[] = [
  {
    id: 'on-device',
    question: 'What is saved on this device?',
    answer:
      "Your session, your preferences, drafts, and whether the sidebar is open. With demo access, also your profile and the assistant's settings. Everything except dark mode is deleted when you log out.",
  },
  {
    id: 'export',
    question: 'Can I export my data?',
    answer:
      'Yes. “Export data” in System Settings downloads one JSON file with your profile, chats, list of documents, knowledge graph and the settings on this device. Uploaded files are listed but not included.',
  },
  {
    id: 'delete-data',
    question: 'How do I delete all my data?',
    answer:
      'Select “Delete all data” in System Settings and confirm. This deletes your chats, documents, files and knowledge graph, plus settings and drafts on this device, and cannot be undone. Your account stays. If something could not be deleted, you see what it is.',
  },
  {
    id: 'who-sees',
    question: 'Who can see my documents?',
    answer: 'Only you. Your documents are never used to answer anyone else.',
  },
]
