import * as v from 'valibot'
import { emailField } from '../../domain/email.ts'
import { newPasswordSchema } from '../../domain/password.ts'
import { firstNameField, lastNameField } from '../../domain/personName.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields } from '../../lib/forms/fields.ts'

/** The five required fields of registration and direct sign-up. All but the passwords are trimmed. */
export const accountSchema = v.intersect([
  v.object({ firstName: firstNameField, lastName: lastNameField, email: emailField }),
  newPasswordSchema,
])

export type AccountValues = v.InferOutput<typeof accountSchema>

/** The fields that an applicant can edit: the email is the application's. */
export type ApplicantField = Exclude<keyof AccountValues, 'email'>

/** The fields of a new account, filled in with what is known of its owner. */
export function createAccountFields(
  known: Partial<Pick<AccountValues, 'firstName' | 'lastName' | 'email'>> = {},
): Fields<AccountValues> {
  return createFields({
    firstName: '',
    lastName: '',
    email: '',
    ...known,
    password: '',
    confirmPassword: '',
  })
}
