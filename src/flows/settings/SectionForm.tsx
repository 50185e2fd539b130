import type { FormEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

/** A section that is saved by its button. Says where it is kept, and whether anything is not saved yet. */
export function SectionForm({
  title,
  state,
  send,
  children,
}: SectionProps & { title: string; children: ReactNode }) {
  const isEdited = Object.keys(state.context.edited).length > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'form.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }
  return (
    <Card title={title} note={placeOf(state)}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        {children}
        <div className={styles.foot}>
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant="primary"
              busy={state.matches('saving')}
              disabled={!isEdited}
              focusableWhenDisabled
            >
              Save
            </Button>
            {isEdited && (
              <Button
                disabled={state.matches('saving')}
                onClick={(event) => {
                  // The button goes with the changes.
                  event.currentTarget.form?.querySelector('input')?.focus()
                  send({ type: 'changes.discarded' })
                }}
              >
                Discard changes
              </Button>
            )}
          </div>
          <Standing state={state} isEdited={isEdited} />
        </div>
      </form>
    </Card>
  )
}

/** Where a section's settings are kept. */
export function placeOf(state: SectionProps['state']): string {
  return state.context.accountId === null ? 'Kept on this device' : 'Kept in your account'
}

/** For the eye: a toast says the same aloud. */
function Standing({ state, isEdited }: Pick<SectionProps, 'state'> & { isEdited: boolean }) {
  if (state.matches('saving')) return null
  if (state.matches('failed')) return <p className={styles.failed}>Not saved. {state.context.failure}</p>
  if (isEdited) return <p className={styles.quiet}>Not saved yet</p>
  return state.matches('saved') && <p className={styles.quiet}>Saved</p>
}
