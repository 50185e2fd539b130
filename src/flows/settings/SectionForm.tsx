import type { ReactNode } from 'react'
import { Form } from '../../modules/form/Form.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

/** A section with a save button. Shows where its settings are stored and whether there are unsaved changes. */
export function SectionForm({
  title,
  state,
  send,
  children,
}: SectionProps & { title: string; children: ReactNode }) {
  const isEdited = Object.keys(state.context.edited).length > 0
  return (
    <Card title={title} note={storageNote(state)}>
      <Form className={styles.stack} onSubmit={() => send({ type: 'form.submitted' })}>
        {children}
        <div className={styles.footer}>
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
                  // Discarding removes this button, which has the focus.
                  event.currentTarget.form?.querySelector('input')?.focus()
                  send({ type: 'changes.discarded' })
                }}
              >
                Discard changes
              </Button>
            )}
          </div>
          <SaveStatus state={state} isEdited={isEdited} />
        </div>
      </Form>
    </Card>
  )
}

/** Where a section's settings are stored. */
export function storageNote(state: SectionProps['state']): string {
  return state.context.accountId === null ? 'Kept on this device' : 'Kept in your account'
}

/** Not a live region: toasts announce the same. */
function SaveStatus({ state, isEdited }: Pick<SectionProps, 'state'> & { isEdited: boolean }) {
  if (state.matches('saving')) return null
  if (state.matches('failed')) return <p className={styles.failed}>Not saved. {state.context.failure}</p>
  if (isEdited) return <p className={styles.statusText}>Not saved yet</p>
  return state.matches('saved') && <p className={styles.statusText}>Saved</p>
}
