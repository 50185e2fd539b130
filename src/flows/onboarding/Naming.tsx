import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Fields } from '../../lib/forms/fields.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { BackButton } from './BackButton.tsx'
import { Heading } from './Heading.tsx'
import * as styles from './OnboardingView.css.ts'
import type { OnboardingEvent } from './onboarding.base.ts'

interface NamingProps {
  fields: Fields<{ aiName: string }>
  send: (event: OnboardingEvent) => void
}

export function Naming({ fields: { values, errors }, send }: NamingProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (errors.aiName !== undefined) input.current?.focus()
  }, [errors.aiName])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'name.submitted' })
  }

  return (
    <form className={styles.main} onSubmit={submit} noValidate>
      <Heading title="What should your assistant be called?" />
      <TextField
        ref={input}
        label="AI name"
        hint="It answers by this name in your chats."
        autoComplete="off"
        value={values.aiName}
        error={errors.aiName}
        onValueChange={(value) => send({ type: 'name.edited', value })}
      />
      <div className={styles.foot}>
        <BackButton onClick={() => send({ type: 'step.returned' })}>Back</BackButton>
        <Button type="submit" variant="primary" size="large">
          Continue
        </Button>
      </div>
    </form>
  )
}
