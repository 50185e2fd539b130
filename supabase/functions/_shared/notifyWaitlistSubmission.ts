import { answering } from './answer.ts'
import { optional, readObject, required, shaped } from './body.ts'
import type { Mailer } from './ports.ts'
import { send } from './send.ts'

/** As permissive as the table, so that every valid application is reported. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

interface Context {
  readonly mailer: Mailer
  /** The address that is notified of every application. */
  readonly team: string
}

/**
 * notify-waitlist-submission: notifies the team of an application. Anyone may call it, signed in or not.
 *
 * Answers { success: true }, or 400, and 502 if the email could not be sent.
 */
export function notifyWaitlistSubmission({ mailer, team }: Context): (request: Request) => Promise<Response> {
  return answering(async (request) => {
    const body = await readObject(request)
    const name = `${required(body, 'first_name', 100)} ${required(body, 'last_name', 100)}`
    const email = shaped(required(body, 'email', 254), 'email', EMAIL)
    const said = [
      ['Role', required(body, 'role', 100)],
      ['Organization', optional(body, 'organization', 200)],
      ['Research area', optional(body, 'researchArea', 100)],
      ['Use case', optional(body, 'useCase', 300)],
      ['Timeline', optional(body, 'timeline', 100)],
    ]
    await send(mailer, {
      to: team,
      subject: `${name} applies for the private beta`,
      body: [
        `${name} <${email}>`,
        ...said.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])),
      ],
      link: { label: 'Review the application', href: '/admin-dashboard' },
    })
  })
}
