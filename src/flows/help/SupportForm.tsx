import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { CopyMessage } from './CopyMessage.tsx'
import * as styles from './HelpView.css.ts'
import { MAX_SUBJECT_LENGTH, PRIORITIES, PRIORITY_LABELS } from './supportMessage.ts'
import type { SupportProps } from './viewProps.ts'

const OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))

export function SupportForm({ state, send }: SupportProps) {
  const { fields, priority, failure } = state.context
  const isBusy = state.matches('sending')

  const field = (name: 'subject' | 'message') => ({
    required: true,
    value: fields.values[name],
    error: fields.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'field.edited', name, value }),
  })

  return (
    <Form className={styles.form} onSubmit={() => send({ type: 'form.submitted' })}>
      {/* Not a live region: a toast announces it. */}
      <FormNotice busy={isBusy}>
        {failure !== null && (
          <Notice role="group" tone="error" title="Send Failed" action={<CopyMessage state={state} />}>
            {failure}
          </Notice>
        )}
      </FormNotice>
      <RequiredNote />
      <TextField label="Subject" maxCharacters={MAX_SUBJECT_LENGTH} {...field('subject')} />
      <TextArea
        label="Message"
        minRows={5}
        maxRows={14}
        hint="What did you do, what happened, and what did you expect?"
        {...field('message')}
      />
      <div className={styles.priority}>
        <span className={styles.priorityLabel} aria-hidden="true">
          Priority
        </span>
        <SegmentedControl
          label="Priority"
          options={OPTIONS}
          value={priority}
          disabled={isBusy}
          onValueChange={(next) => send({ type: 'priority.chosen', priority: next })}
        />
      </div>
      <div className={styles.sending}>
        <Button type="submit" variant="primary" busy={isBusy}>
          Send message
        </Button>
        <p className={styles.note}>Opens in your email app.</p>
      </div>
    </Form>
  )
}
