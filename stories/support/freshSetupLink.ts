import type { StoryBackend } from '../../mocks/browser.ts'

/** The path of `page` with the setup token of an approved applicant who has no account yet. */
export function freshSetupLink(page: string) {
  return ({ hosted }: StoryBackend): string => {
    const [row] = hosted.approvedUsers.list(({ account_created }) => !account_created)
    if (row === undefined) throw new Error('The world has no unused setup link.')
    return `${page}?token=${row.setup_token}`
  }
}
