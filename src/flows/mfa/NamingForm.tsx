import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaStep } from './viewProps.ts'

/** What a new factor is called, and for a telephone its number. */
export function NamingForm({ state, send }: MfaStep) {
  const { fields, kind } = state.context
  const isBusy = state.matches('starting')
  const formRef = useRef<HTMLFormElement>(null)
  const firstRef = useRef<HTMLInputElement>(null)

  // It stands in the place of the button that was pressed for it.
  useEffect(() => firstRef.current?.focus(), [])
  // The provider may send a name or a number back.
  useEffect(() => {
    if (!isBusy && formRef.current) focusFirstInvalidField(formRef.current)
  }, [isBusy])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'form.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }
  const field = (name: 'name' | 'phone') => ({
    value: fields.values[name],
    error: fields.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'field.edited', name, value }),
  })

  return (
    <form ref={formRef} className={styles.panel} onSubmit={submit} noValidate>
      {kind === 'phone' && (
        <TextField
          ref={firstRef}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="+46 70 123 45 67"
          hint="With its country code. It gets a text message with a code whenever it is asked."
          {...field('phone')}
        />
      )}
      <TextField
        ref={kind === 'totp' ? firstRef : undefined}
        label="Name"
        autoComplete="off"
        hint="What you know it by, such as the device it is on."
        {...field('name')}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy}>
          Continue
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'enrolment.cancelled' })}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
