import * as v from 'valibot'
import { emailField } from '../../domain/email.ts'

export const resetRequestSchema = v.object({ email: emailField })
