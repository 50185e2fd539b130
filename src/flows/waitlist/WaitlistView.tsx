import { X } from 'lucide-react'
import { useId } from 'react'
import type { WaitlistStep } from '../../domain/waitlistForm.ts'
import { trimInvisible } from '../../lib/text/text.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { AlreadyRegistered } from './AlreadyRegistered.tsx'
import { ALREADY_REGISTERED, APPLICATION_STORED, EDITS_NOT_STORED } from './applicationForm.ts'
import { Submitted } from './Submitted.tsx'
import { WaitlistForm } from './WaitlistForm.tsx'
import * as styles from './WaitlistView.css.ts'
import type { WaitlistEvent, waitlistMachine } from './waitlist.machine.ts'

type WaitlistState = ViewState<typeof waitlistMachine>

export interface WaitlistViewProps {
  state: WaitlistState
  send: (event: WaitlistEvent) => void
}

export function WaitlistView({ state, send }: WaitlistViewProps) {
  const id = useId()
  const stepId = `${id}step`
  const email = trimInvisible(state.context.fields.values.email)
  return (
    <Card padding="none" aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h3 id={id} className={styles.title}>
            Private Demo Access
          </h3>
          <p id={stepId} className={styles.step}>
            {titleOf(stepOf(state))}
          </p>
        </div>
        <Button size="small" variant="quiet" edge="end" onClick={() => send({ type: 'form.left' })}>
          Exit
          <X aria-hidden="true" />
        </Button>
      </header>
      {state.matches('submitted') || state.matches('submittedEarlier') ? (
        <Submitted email={email} lacksEdits={state.matches('submittedEarlier')} />
      ) : state.matches('alreadyRegistered') ? (
        <AlreadyRegistered email={email} onOtherEmail={() => send({ type: 'email.reopened' })} />
      ) : (
        <WaitlistForm state={state} send={send} stepId={stepId} />
      )}
      <Announcement>{announcementOf(state)}</Announcement>
    </Card>
  )
}

/** The step that is shown, or null if the application was submitted. */
export function stepOf(state: WaitlistState): WaitlistStep | null {
  if (state.matches('aboutYou')) return 'aboutYou'
  const isFinished = ['submitted', 'submittedEarlier', 'alreadyRegistered'].some((end) => state.value === end)
  return isFinished ? null : 'aboutProject'
}

function titleOf(step: WaitlistStep | null): string {
  if (step === null) return 'Submitted'
  return step === 'aboutYou' ? 'Step 1 of 2 · About you' : 'Step 2 of 2 · About your project'
}

function announcementOf(state: WaitlistState): string {
  if (state.matches('submitting')) return 'Sending your application.'
  if (state.matches('submitted')) return `${APPLICATION_STORED}. We'll review it within 48 hours.`
  if (state.matches('submittedEarlier')) return `${APPLICATION_STORED}. ${EDITS_NOT_STORED}`
  if (state.matches('alreadyRegistered')) return `${ALREADY_REGISTERED.title}: ${ALREADY_REGISTERED.text}`
  return ''
}
