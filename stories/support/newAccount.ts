import { createFields } from '../../src/lib/forms/fields.ts'
import { type AccountValues, createAccountFields } from '../../src/modules/account/accountFields.ts'
import { limitedReason } from '../../src/modules/account/limitedAccess.ts'
import type { NewAccountContext } from '../../src/modules/account/newAccount.base.ts'
import { mira } from './users.ts'

// Args and contexts for the state stories of registration and direct sign-up.

export interface NewAccountArgs extends Pick<AccountValues, 'firstName' | 'lastName' | 'email'> {
  /** Why sign-up failed or access is limited. */
  reason: string
}

export const owner = { firstName: 'Mira', lastName: 'Halloran-Okonkwo', email: mira.email }

type ContextOf = (args: NewAccountArgs) => Partial<NewAccountContext>

const applicantFields = ({ firstName, lastName, email }: NewAccountArgs) =>
  createAccountFields({ firstName, lastName, email })

/** The form as filled in from the application. */
export const fromApplication: ContextOf = (args) => ({ fields: applicantFields(args) })

export const completed: ContextOf = (args) => ({
  fields: createFields({
    ...applicantFields(args).values,
    password: 'sleep-spindle-9',
    confirmPassword: 'sleep-spindle-9',
  }),
})

export const failed: ContextOf = (args) => ({
  ...completed(args),
  failure: { kind: 'failed', reason: args.reason },
})
/** The account was created, and its setup link could not be claimed. */
export const unclaimed: ContextOf = (args) => ({
  ...completed(args),
  failure: { kind: 'unclaimed', reason: args.reason },
  hostedUser: { id: 'user-1', email: args.email, firstName: args.firstName, lastName: args.lastName },
})
export const failedArgs = { reason: 'The sign-in service has a problem. Please try again in a moment.' }

export const limited: ContextOf = (args) => ({ ...completed(args), limitation: args.reason })
export const limitedArgs = { reason: limitedReason({ status: null, message: '' }) }

export const invalidPasswords = {
  values: { password: 'sleep', confirmPassword: 'sleeps' },
  errors: {
    password: 'Password must be at least 6 characters long',
    confirmPassword: 'Passwords do not match',
  },
}
