import * as v from 'valibot'
import { emailField } from '../../domain/email.ts'
import { newPasswordSchema } from '../../domain/password.ts'
import { firstNameField, lastNameField } from '../../domain/personName.ts'

/** The five fields of registration and of direct account creation, all required. The password is not trimmed. */
export const accountSchema = v.intersect([
  v.object({ firstName: firstNameField, lastName: lastNameField, email: emailField }),
  newPasswordSchema,
])

export type AccountValues = v.InferOutput<typeof accountSchema>
