import { CONTROL_PATHS } from '../../../control/paths.ts'
import { STORY_EMAIL } from '../applications.ts'
import { waitFor } from '../page.ts'
import type { ScriptStep, StepPorts } from '../step.ts'
import { approveButton, review } from './review.ts'

/** The app sends the email when the decision can no longer be undone. */
const EMAIL_TIMEOUT_MS = 25_000

export const approve: ScriptStep = {
  title: 'Approve the application',
  say: 'The admin has eight seconds to undo a decision. Then the applicant gets a setup link by email: here it is.',
  seconds: 20,
  action: 'Approve it',
  effect: 'Approves the application and opens the mailbox as soon as the email is sent.',
  async perform(ports, texts) {
    const before = await countMails(ports)
    if (approveButton() === null) await review.perform(ports, texts)
    approveButton()?.click()
    const isSent = async () => (await countMails(ports)) > before
    await waitFor(isSent, 'The email was not sent in time.', EMAIL_TIMEOUT_MS)
    ports.showMailbox(true)
  },
}

async function countMails({ handle }: StepPorts): Promise<number> {
  const response = await handle(new Request(new URL(CONTROL_PATHS.mails, location.origin)))
  const mails: readonly { readonly to: string }[] = await response.json()
  return mails.filter(({ to }) => to === STORY_EMAIL).length
}
