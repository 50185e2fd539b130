import { fromCall } from '../../lib/xstate/fromCall.ts'
import { mailError, mailLink, mailProgramError, type SupportMessage } from './supportMessage.ts'

function openLink(link: string): void {
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.hidden = true
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

/** `open` opens the mailto link, or throws. */
export function supportActors(open: (link: string) => void) {
  return {
    openMail: fromCall<void, SupportMessage>(async ({ input }) => {
      const problem = mailError(input)
      if (problem !== null) throw new Error(problem)
      try {
        open(mailLink(input))
      } catch (cause) {
        throw new Error(mailProgramError(input), { cause })
      }
    }),
  }
}

export const liveActors = supportActors(openLink)
