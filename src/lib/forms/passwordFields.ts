import type { Fields } from './fields.ts'
import { editField } from './fields.ts'

/** A new password, typed twice. */
export type PasswordValues = { password: string; confirmPassword: string }

/** The fields with one edited. A mismatch is told at the confirmation and speaks of both, so editing either takes it away. */
export function editPasswordField(
  fields: Fields<PasswordValues>,
  name: keyof PasswordValues,
  value: string,
): Fields<PasswordValues> {
  const edited = editField(fields, name, value)
  return editField(edited, 'confirmPassword', edited.values.confirmPassword)
}
