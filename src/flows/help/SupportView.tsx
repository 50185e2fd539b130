import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { HandedOver } from './HandedOver.tsx'
import * as styles from './HelpView.css.ts'
import { REPLY_PROMISE } from './helpMessage.ts'
import { SupportForm } from './SupportForm.tsx'
import type { SupportProps } from './viewProps.ts'

/** Where the form stands in the page. */
export const SUPPORT_ID = 'contact-support'

/** The way to a person: a form, and once it is handed to the mail program, what to do there. */
export function SupportView({ state, send }: SupportProps) {
  const isSent = state.matches('sent')
  const ref = useStepFocus<HTMLDivElement>(isSent ? 'sent' : 'form')
  return (
    <Card id={SUPPORT_ID} title="Contact support" note={`We reply ${REPLY_PROMISE}`}>
      <div ref={ref} tabIndex={-1} className={styles.support}>
        {isSent ? <HandedOver state={state} send={send} /> : <SupportForm state={state} send={send} />}
      </div>
    </Card>
  )
}
