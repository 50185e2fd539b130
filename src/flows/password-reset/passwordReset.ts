import * as v from 'valibot'
import { emailField } from '../../domain/email.ts'

/** The form that asks for the e-mail with the link. */
export const resetRequestSchema = v.object({ email: emailField })
