import type { Fields } from '../../lib/forms/fields.ts'
import { Form } from '../../modules/form/Form.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
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
  return (
    <Form className={styles.naming} onSubmit={() => send({ type: 'name.submitted' })} busy={false}>
      <Heading title="What should your assistant be called?" />
      <RequiredNote />
      <TextField
        label="AI name"
        required
        hint="This name appears in chat."
        autoComplete="off"
        value={values.aiName}
        error={errors.aiName}
        onValueChange={(value) => send({ type: 'name.edited', value })}
      />
      <div className={styles.footer}>
        <BackButton onClick={() => send({ type: 'step.returned' })}>Back</BackButton>
        <Button type="submit" variant="primary" size="large">
          Continue
        </Button>
      </div>
    </Form>
  )
}
