import type { ReactNode } from 'react'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { ContactLink } from '../../../modules/contact/ContactLink.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import type { LandingEvent, landingMachine } from '../landing.machine.ts'
import * as styles from './FormArea.css.ts'
import { FormSkeleton } from './FormSkeleton.tsx'

export interface FormAreaProps {
  state: ViewState<typeof landingMachine>
  send: (event: LandingEvent) => void
  form: ReactNode
}

export function FormArea({ state, send, form }: FormAreaProps) {
  if (state.matches({ form: 'shown' })) return <div className={styles.area}>{form}</div>
  if (!state.matches({ form: 'failed' })) return <FormSkeleton />
  return (
    <Card className={styles.failed}>
      <ErrorState
        title="The form could not be loaded"
        text={
          <>
            Check your internet connection and try again, or write to <ContactLink />.
          </>
        }
        retryLabel="Reload the page"
        onRetry={() => send({ type: 'reload.requested' })}
      />
    </Card>
  )
}
