import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import type { FunctionsContext } from './context.ts'
import { send } from './context.ts'
import { onCall, readBody } from './on.ts'

/** Who hears of every application. */
export const TEAM_ADDRESS = 'team@engram.example'

const required = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const optional = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)), '')

const body = v.object({
  first_name: required(100),
  last_name: required(100),
  // As loosely as the table: whoever could apply is told of.
  email: v.pipe(required(254), v.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)),
  role: required(100),
  organization: optional(200),
  researchArea: optional(100),
  useCase: optional(300),
  timeline: optional(100),
})

/**
 * POST notify-waitlist-submission: tells the team of an application. Whoever applies may call it, signed in or not.
 *
 * Answers { success: true }, or 400, and 502 where the mail could not be sent.
 */
export function notifyWaitlistSubmission(context: FunctionsContext): HttpHandler[] {
  return onCall('notify-waitlist-submission', async (request) => {
    const { first_name, last_name, email, ...interest } = await readBody(request, body)
    const said = [
      ['Role', interest.role],
      ['Organization', interest.organization],
      ['Research area', interest.researchArea],
      ['Use case', interest.useCase],
      ['Timeline', interest.timeline],
    ]
    await send(context, {
      to: TEAM_ADDRESS,
      subject: `${first_name} ${last_name} applies for the private beta`,
      body: [
        `${first_name} ${last_name} <${email}>`,
        ...said.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
      ],
      link: { label: 'Review the application', href: '/admin-dashboard' },
    })
    return { success: true }
  })
}
