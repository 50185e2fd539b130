import { screen, within } from 'storybook/test'
import { Mailbox } from '../../../mocks/demo/Mailbox.tsx'
import { useReadMails } from '../../../mocks/demo/mailbox/useReadMails.ts'
import type { MailRow } from '../../../mocks/hosted/rows.ts'
import { liveBackend, visitAgain } from '../../support/live.tsx'
import { showLiveView } from '../../support/liveView.tsx'
import type { Driver } from './driver.ts'

/** Shows the newest email to a person in a mailbox instead of the app. */
export async function openMailbox(to: string): Promise<void> {
  const mails = liveBackend().hosted.outbox.list((mail) => mail.to === to)
  showLiveView(<OpenMailbox mails={mails.toReversed()} />)
  await screen.findByRole('dialog', { name: 'Mailbox' })
}

function OpenMailbox({ mails }: { mails: readonly MailRow[] }) {
  return <Mailbox open onOpenChange={() => {}} mails={mails} {...useReadMails()} />
}

/** Follows a link of the email that is shown, which opens the app on this device. */
export async function followMail(press: Driver['press'], name: string): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Message:/)
  const letter = frame.contentDocument?.body
  if (letter === undefined) throw new Error('The email has no text.')
  const link = await within(letter).findByRole<HTMLAnchorElement>('link', { name })
  // Otherwise the browser leaves Storybook.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await press(link)
  await visitAgain(link.getAttribute('href') ?? '')
}
