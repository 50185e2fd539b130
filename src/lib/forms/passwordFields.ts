import { editField, type Fields } from './fields.ts'

export type PasswordValues = { password: string; confirmPassword: string }

/** Changes a field. Editing the password also clears the confirmation's error, which may be a mismatch. */
export function editPasswordField<Values extends PasswordValues>(
  fields: Fields<Values>,
  name: keyof Values,
  value: string,
): Fields<Values> {
  const edited = editField(fields, name, value)
  return name === 'password' ? editField(edited, 'confirmPassword', edited.values.confirmPassword) : edited
}
