import * as v from 'valibot'
import { emailField } from '../../domain/email.ts'

/** The form that requests the link. */
export const resetRequestSchema = v.object({ email: emailField })
