import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './HelpView.css.ts'
import { MessageSent } from './MessageSent.tsx'
import { SupportForm } from './SupportForm.tsx'
import { REPLY_TIME } from './supportMessage.ts'
import type { SupportProps } from './viewProps.ts'

export const SUPPORT_ID = 'contact-support'

export function SupportView({ state, send }: SupportProps) {
  const isSent = state.matches('sent')
  const ref = useStepFocus<HTMLDivElement>(isSent ? 'sent' : 'form')
  return (
    <Card id={SUPPORT_ID} title="Contact support" note={`We reply ${REPLY_TIME}`}>
      <div ref={ref} tabIndex={-1} className={styles.support}>
        {isSent ? <MessageSent state={state} send={send} /> : <SupportForm state={state} send={send} />}
      </div>
    </Card>
  )
}
