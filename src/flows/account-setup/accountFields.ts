import * as v from 'valibot'
import { emailField } from '../../domain/email.ts'
import { newPasswordSchema, setupPasswordSchema } from '../../domain/password.ts'
import { firstNameField, lastNameField } from '../../domain/personName.ts'
import { createFields, type Fields } from '../../lib/forms/fields.ts'
import type { SetupLinkPage } from './setupLinkMessages.ts'

/** The pages that create an account. All but `signup` are opened by a setup link. */
export type AccountPage = SetupLinkPage | 'signup'

/** The five required fields of registration and direct sign-up. All but the passwords are trimmed. */
const accountSchema = v.intersect([
  v.object({ firstName: firstNameField, lastName: lastNameField, email: emailField }),
  newPasswordSchema,
])

export type AccountValues = v.InferOutput<typeof accountSchema>

const applicant = v.object({ firstName: v.string(), lastName: v.string(), email: v.string() })

export const ACCOUNT_SCHEMAS = {
  setup: v.intersect([applicant, setupPasswordSchema]),
  magicSetup: v.intersect([applicant, newPasswordSchema]),
  registration: accountSchema,
  signup: accountSchema,
} satisfies Record<AccountPage, v.GenericSchema<AccountValues>>

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
