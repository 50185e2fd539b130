import { ArrowRight } from 'lucide-react'
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react'
import { missingWaitlistFields } from '../../domain/waitlistForm.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
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
  /** The id of what names the step. */
  stepId: string
}

/** The two steps with the progress over them and the buttons below. */
export function WaitlistForm({ state, send, stepId }: WaitlistFormProps) {
  const bind = useWaitlistFields(state, send)
  const isFirstStep = state.matches('aboutYou')
  const isBusy = state.matches('submitting')
  const { values } = state.context.fields

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submitted' })
  }

  // A browser submits nothing while the button is disabled, and Enter is to say what is missing. Held down it is
  // pressed once, or it would run on into the next step.
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
        {/* The toast has said it aloud. */}
        {state.matches('failed') && (
          <Notice tone="error" role="group" title={SUBMISSION_FAILED.title}>
            {SUBMISSION_FAILED.text}
          </Notice>
        )}
        <fieldset className={styles.fields} aria-labelledby={stepId}>
          {isFirstStep ? <AboutYou bind={bind} /> : <AboutProject bind={bind} isBusy={isBusy} />}
        </fieldset>
      </div>
      <footer className={styles.foot}>
        <p className={styles.promise}>Applications are reviewed within 48 hours.</p>
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
              <ArrowRight aria-hidden="true" className={styles.onwards} />
            </Button>
          ) : (
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={isBusy}
              onMouseDown={ignoreSecondOfDouble}
              onClick={ignoreSecondOfDouble}
            >
              Submit application
            </Button>
          )}
        </div>
      </footer>
    </form>
  )
}

/** Continue pressed twice in a row: this button has come under the pointer, and was not meant. */
function ignoreSecondOfDouble(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
