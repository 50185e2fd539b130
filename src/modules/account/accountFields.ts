import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, editField } from '../../lib/forms/fields.ts'
import type { AccountValues } from './accountForm.ts'

/** The five fields of a new account, with what is known of its owner. */
export function createAccountFields(
  known: Pick<AccountValues, 'firstName' | 'lastName' | 'email'>,
): Fields<AccountValues> {
  return createFields({ ...known, password: '', confirmPassword: '' })
}

/** The fields with one edited. A mismatch is told at the confirmation and speaks of both: editing either takes it away. */
export function editAccountField(
  fields: Fields<AccountValues>,
  name: keyof AccountValues,
  value: string,
): Fields<AccountValues> {
  const edited = editField(fields, name, value)
  return name === 'password' ? editField(edited, 'confirmPassword', edited.values.confirmPassword) : edited
}
