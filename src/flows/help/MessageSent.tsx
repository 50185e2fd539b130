import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { CopyMessage } from './CopyMessage.tsx'
import * as styles from './HelpView.css.ts'
import type { SupportProps } from './viewProps.ts'

/** Shown after the mail program was opened. A page cannot know whether the email was sent. */
export function MessageSent({ state, send }: SupportProps) {
  return (
    <>
      {/* Not a live region: a toast announces it. */}
      <Notice role="group" tone="success" title="Your message is ready to send">
        Send it from your email app. Nothing opened? Copy the message and paste it into an email to{' '}
        <bdi className={styles.named}>{state.context.to}</bdi>.
      </Notice>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => send({ type: 'form.cleared' })}>
          Write another message
        </Button>
        <Button onClick={() => send({ type: 'form.submitted' })}>Open it again</Button>
        <CopyMessage state={state} />
      </div>
    </>
  )
}
