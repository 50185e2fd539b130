import type { StoryBackend } from '../../mocks/browser.ts'

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
