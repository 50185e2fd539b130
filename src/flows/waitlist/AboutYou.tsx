import { ROLE_OPTIONS } from '../../domain/waitlistOptions.ts'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { BindField } from './useWaitlistFields.ts'
import { wide } from './WaitlistView.css.ts'

/** The first step: the required fields. */
export function AboutYou({ bind }: { bind: BindField }) {
  return (
    <>
      <RequiredNote className={wide} />
      <TextField {...bind('firstName')} label="First name" required autoComplete="given-name" />
      <TextField {...bind('lastName')} label="Last name" required autoComplete="family-name" />
      <TextField
        {...bind('email')}
        className={wide}
        label="Email"
        required
        type="email"
        autoComplete="email"
        placeholder="name@organization.org"
      />
      <NativeSelect
        {...bind('role')}
        className={wide}
        label="Professional role"
        required
        options={ROLE_OPTIONS}
        placeholder="Select your role"
      />
    </>
  )
}
