import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { CopyMessage } from './CopyMessage.tsx'
import * as styles from './HelpView.css.ts'
import { SupportForm } from './SupportForm.tsx'
import { REPLY_TIME } from './supportMessage.ts'
import type { SupportProps } from './viewProps.ts'

export function SupportView({ state, send }: SupportProps) {
  const isSent = state.matches('sent')
  const ref = useStepFocus<HTMLDivElement>(isSent ? 'sent' : 'form')
  return (
    <Card title="Contact support" note={`We reply ${REPLY_TIME}`}>
      <div ref={ref} tabIndex={-1} className={styles.support}>
        {isSent ? <MessageSent state={state} send={send} /> : <SupportForm state={state} send={send} />}
      </div>
    </Card>
  )
}

/** Shown after the mail program was opened. A page cannot know whether the email was sent. */
function MessageSent({ state, send }: SupportProps) {
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
