import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import { ignoreSecondClick } from './ignoreSecondClick.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  /** Sends the submit event to the machine. Its errors are rendered before focus moves. */
  onSubmit: () => void
  /** Whether the form is being sent. Omit it if only the machine rejects fields, never a service. */
  busy?: boolean
}

/**
 * A form that the machine validates. The first invalid field gets focus after a submit, and again when sending ends,
 * because a service can reject a field too. The second click of a double click is ignored.
 */
export function Form({ onSubmit, busy, ...props }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (busy === false && formRef.current) focusFirstInvalidField(formRef.current)
  }, [busy])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ignoreSecondClick()
    flushSync(onSubmit)
    focusFirstInvalidField(event.currentTarget)
  }

  return <form ref={formRef} noValidate onSubmit={submit} {...props} />
}

function focusFirstInvalidField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
