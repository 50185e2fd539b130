import { useEffect, useRef } from 'react'
import { Form } from '../../modules/form/Form.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaPartProps } from './viewProps.ts'

export function NewFactorForm({ state, send }: MfaPartProps) {
  const { fields, factorType } = state.context
  const isBusy = state.matches('starting')
  const firstFieldRef = useRef<HTMLInputElement>(null)

  // Replaces the button that was clicked.
  useEffect(() => firstFieldRef.current?.focus(), [])

  const field = (name: 'name' | 'phone') => ({
    required: true,
    value: fields.values[name],
    error: fields.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'field.edited', name, value }),
  })

  return (
    <Form className={styles.panel} busy={isBusy} onSubmit={() => send({ type: 'form.submitted' })}>
      <RequiredNote />
      {factorType === 'phone' && (
        <TextField
          ref={firstFieldRef}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="+46 70 123 45 67"
          hint="Include the country code. We'll text a code to it when you sign in."
          {...field('phone')}
        />
      )}
      <TextField
        ref={factorType === 'totp' ? firstFieldRef : undefined}
        label="Name"
        autoComplete="off"
        hint="A name you'll recognize, such as “Work phone”."
        {...field('name')}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          Continue
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'enrollment.cancelled' })}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
