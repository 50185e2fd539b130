import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Mailbox, type MailboxProps } from '../../mocks/demo/Mailbox.tsx'
import { useReadMails } from '../../mocks/demo/mailbox/useReadMails.ts'
import type { MailRow } from '../../mocks/hosted/rows.ts'

const MAILS: readonly MailRow[] = [
  {
    id: 'mail-3',
    to: 'noor.haddad@quill.example',
    subject: 'Your Engram access is approved',
    body: [
      'Hello Noor,',
      'Your application for the private beta was approved. Use the button below to choose a password and set up your account.',
      'The link is valid for seven days.',
    ],
    link: { label: 'Set up your account', href: '/setup?token=abc' },
    sent_at: '2026-11-20T10:24:00.000Z',
  },
  {
    id: 'mail-2',
    to: '+15550100',
    subject: 'Text message',
    body: ['Your Engram code is 482915. It expires in five minutes.'],
    link: null,
    sent_at: '2026-11-20T09:12:00.000Z',
  },
  {
    id: 'mail-1',
    to: 'a.very.long.address.for.an.applicant@department-of-sleep-research.university.example',
    subject: 'Reset your Engram password',
    body: ['We received a request to reset the password of your Engram account.'],
    link: { label: 'Choose a new password', href: '/reset-password#x' },
    sent_at: '2026-11-19T17:40:00.000Z',
  },
]

function RememberingMailbox(props: Omit<MailboxProps, 'isRead' | 'markRead'>) {
  return <Mailbox {...props} {...useReadMails()} />
}

export default {
  title: 'Demo/Mailbox',
  component: RememberingMailbox,
  args: { open: true, onOpenChange: fn(), mails: MAILS },
  beforeEach: () => localStorage.removeItem('engram-demo.readMails'),
} satisfies Meta<typeof RememberingMailbox>

type Story = StoryObj<typeof RememberingMailbox>

/** The newest message is open. On phones the list is shown first. */
export const Email: Story = {}

/** The code can be copied. */
export const TextMessage: Story = { args: { mails: MAILS.slice(1) } }

export const Empty: Story = { args: { mails: [] } }
