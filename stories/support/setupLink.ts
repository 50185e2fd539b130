import type { StoryBackend } from '../../mocks/browser.ts'
import type { newPasswordSchema } from '../../src/domain/password.ts'
import { createFields, withErrors } from '../../src/lib/forms/fields.ts'
import type { SetupLinkContext, SetupLinkProblem } from '../../src/modules/setup-link/setupLink.ts'

/** The path of `page` with the setup token of an approved applicant who has no account yet. */
export function freshSetupLink(page: string) {
  return ({ hosted }: StoryBackend): string => {
    const [row] = hosted.approvedUsers.list(({ account_created }) => !account_created)
    if (row === undefined) throw new Error('The world has no unused setup link.')
    return `${page}?token=${row.setup_token}`
  }
}

/**
 * Resets the application of the setup link as an admin does: its setup row is deleted and it is pending again. Returns
 * the path of `page` and the function that resets.
 */
export function resettableSetupLink(page: string) {
  let reset = async (): Promise<void> => {
    throw new Error('The story has not started.')
  }
  return {
    path(backend: StoryBackend): string {
      const { hosted } = backend
      const [row] = hosted.approvedUsers.list(({ account_created }) => !account_created)
      if (row !== undefined)
        reset = async () => {
          hosted.approvedUsers.delete(row.id)
          await hosted.waitlistSubmissions.update(row.waitlist_submission_id, {
            status: 'pending',
            owner_id: null,
          })
        }
      return freshSetupLink(page)(backend)
    },
    reset: () => reset(),
  }
}

export interface SetupLinkArgs {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  /** Whether the form was submitted, which shows the errors of its fields. */
  isSubmitted: boolean
  problem: SetupLinkProblem | null
  /** Whether the account was created before its link turned out to be unusable. */
  isAccountCreated: boolean
}

export const setupLinkArgs: SetupLinkArgs = {
  firstName: 'Bartholomew',
  lastName: 'Achterberg-Nwosu',
  email: 'bartholomew.achterberg-nwosu@longview.example',
  password: '',
  confirmPassword: '',
  isSubmitted: false,
  problem: null,
  isAccountCreated: false,
}

/** The context of /setup and /magic-setup, with the schema of the page's password fields. */
export function setupLinkContext(
  {
    firstName,
    lastName,
    email,
    password,
    confirmPassword,
    isSubmitted,
    problem,
    isAccountCreated,
  }: SetupLinkArgs,
  schema: typeof newPasswordSchema,
): SetupLinkContext {
  const fields = createFields({ password, confirmPassword })
  return {
    token: null,
    applicant: { setupId: 'setup-1', email, firstName, lastName },
    problem,
    isAccountCreated,
    fields: isSubmitted ? withErrors(fields, schema) : fields,
  }
}
