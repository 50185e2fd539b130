import { useEffect, useRef } from 'react'
import type { WaitlistField } from '../../domain/waitlistForm.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { WaitlistEvent, waitlistMachine } from './waitlist.machine.ts'

export interface FieldBinding {
  ref: (control: HTMLElement | null) => void
  name: WaitlistField
  value: string
  error: string | undefined
  onValueChange: (value: string) => void
}

export type BindField = (name: WaitlistField) => FieldBinding

/** Connects the fields to the machine and focuses the field in `context.focus`. */
export function useWaitlistFields(
  { context: { fields, focus } }: ViewState<typeof waitlistMachine>,
  send: (event: WaitlistEvent) => void,
): BindField {
  const controls = useRef<Partial<Record<WaitlistField, HTMLElement | null>>>({})

  useEffect(() => {
    if (focus !== null) controls.current[focus.name]?.focus()
  }, [focus])

  return (name) => ({
    ref: (control) => {
      controls.current[name] = control
    },
    name,
    value: fields.values[name],
    error: fields.errors[name],
    onValueChange: (value) => send({ type: 'field.edited', name, value }),
  })
}
