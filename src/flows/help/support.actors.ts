import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { HelpMessage } from './helpMessage.ts'
import { mailLink, mailProblem, mailProgramMissing } from './helpMessage.ts'

/** Follows a link to the mail program, as if it had been pressed. */
function follow(link: string): void {
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.hidden = true
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

/** What the form does outside itself; `open` follows the link, and throws where it cannot. */
export function supportActors(open: (link: string) => void) {
  return {
    openMail: fromCall<void, HelpMessage>(async ({ input }) => {
      const problem = mailProblem(input)
      if (problem !== null) throw new Error(problem)
      try {
        open(mailLink(input))
      } catch (cause) {
        throw new Error(mailProgramMissing(input), { cause })
      }
    }),
  }
}

/** The live actors. */
export const liveActors = supportActors(follow)
