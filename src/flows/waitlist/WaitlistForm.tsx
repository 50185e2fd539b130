import { ArrowRight } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { missingWaitlistFields } from '../../domain/waitlistForm.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { ignoreSecondClick } from '../../modules/form/ignoreSecondClick.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { AboutProject } from './AboutProject.tsx'
import { AboutYou } from './AboutYou.tsx'
import { SUBMISSION_FAILED } from './applicationForm.ts'
import { FieldsProgress } from './FieldsProgress.tsx'
import { useWaitlistFields } from './useWaitlistFields.ts'
import * as styles from './WaitlistView.css.ts'
import type { WaitlistEvent, waitlistMachine } from './waitlist.machine.ts'

export interface WaitlistFormProps {
  state: ViewState<typeof waitlistMachine>
  send: (event: WaitlistEvent) => void
  stepId: string
}

export function WaitlistForm({ state, send, stepId }: WaitlistFormProps) {
  const bind = useWaitlistFields(state, send)
  const isFirstStep = state.matches('aboutYou')
  const isBusy = state.matches('submitting')
  const { values } = state.context.fields

  const submit = (event: FormEvent) => {
    event.preventDefault()
    ignoreSecondClick()
    send({ type: 'form.submitted' })
  }

  // Browsers do not submit while the button is disabled, but Enter must show which fields are missing. Key repeat is
  // ignored, because it would also submit the next step.
  const submitByEnter = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isEnter || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!event.repeat) send({ type: 'form.submitted' })
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={submitByEnter}>
      <div className={styles.body}>
        <FieldsProgress values={values} />
        {/* Not a live region, because the toast announces the failure. */}
        <FormNotice busy={isBusy}>
          {state.matches('failed') && (
            <Notice tone="error" role="group" title={SUBMISSION_FAILED.title}>
              {state.context.failure}
            </Notice>
          )}
        </FormNotice>
        <fieldset className={styles.fields} aria-labelledby={stepId}>
          {isFirstStep ? <AboutYou bind={bind} /> : <AboutProject bind={bind} isBusy={isBusy} />}
        </fieldset>
      </div>
      <footer className={styles.footer}>
        <p className={styles.reviewTime}>Applications are reviewed within 48 hours.</p>
        <div className={styles.actions}>
          {!isFirstStep && (
            <Button size="large" disabled={isBusy} onClick={() => send({ type: 'step.returned' })}>
              Back
            </Button>
          )}
          {isFirstStep ? (
            <Button
              type="submit"
              variant="primary"
              size="large"
              disabled={missingWaitlistFields(values).length > 0}
            >
              Continue
              <ArrowRight aria-hidden="true" className={styles.forwardIcon} />
            </Button>
          ) : (
            <Button type="submit" variant="primary" size="large" busy={isBusy}>
              Submit application
            </Button>
          )}
        </div>
      </footer>
    </form>
  )
}
