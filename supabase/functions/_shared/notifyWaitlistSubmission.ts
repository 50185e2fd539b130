import { answering, FunctionError } from './answer.ts'
import { formatted, optional, readObject, required } from './body.ts'
import type { Mail, Mailer, NewSubmission, Provider } from './ports.ts'
import { send } from './send.ts'

/** How long after its creation an application can be reported. */
const MAX_AGE_MS = 10 * 60 * 1000

const HOUR_MS = 60 * 60 * 1000
const MAX_NOTIFICATIONS_PER_HOUR = 60

/** As permissive as the table, so that every valid application can be reported. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

interface Context {
  readonly provider: NotificationProvider
  readonly mailer: Mailer
  /** The address that is notified of every application. */
  readonly team: string
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number
}

type NotificationProvider = Pick<
  Provider,
  'claimNotification' | 'releaseNotification' | 'isNotified' | 'countNotifications'
>

/**
 * notify-waitlist-submission: notifies the team of a new application, once. Anyone may call it, signed in or not.
 * Therefore the request only names the application, by its email address; the email's content is the stored row.
 *
 * Answers { success: true }, also if the team was notified before; 400; 404 if the application does not exist or is older
 * than ten minutes; 429 after 60 notifications within an hour; and 502 if the email could not be sent.
 */
export function notifyWaitlistSubmission(context: Context): (request: Request) => Promise<Response> {
  const { provider, mailer, team, now } = context
  return answering(async (request) => {
    const email = await readEmail(request)
    const time = now()
    const submission = await provider.claimNotification(email, {
      at: isoTime(time),
      createdSince: isoTime(time - MAX_AGE_MS),
    })
    if (submission === null) {
      if (await provider.isNotified(email)) return
      throw new FunctionError(404, 'There is no new application with this address.')
    }
    try {
      await requireBelowLimit(provider, time)
      await send(mailer, notification(submission, team))
    } catch (error) {
      await release(provider, submission)
      throw error
    }
  })
}

const isoTime = (time: number) => new Date(time).toISOString()

/**
 * Validates the body. Only the email address is used.
 *
 * @throws FunctionError 400
 */
async function readEmail(request: Request): Promise<string> {
  const body = await readObject(request)
  for (const name of ['first_name', 'last_name', 'role']) required(body, name, 100)
  for (const name of ['researchArea', 'timeline']) optional(body, name, 100)
  optional(body, 'organization', 200)
  optional(body, 'useCase', 300)
  return formatted(required(body, 'email', 254), 'email', EMAIL)
}

/**
 * Counts after the claim, so that concurrent requests count each other.
 *
 * @throws FunctionError 429
 */
async function requireBelowLimit(provider: NotificationProvider, time: number): Promise<void> {
  const limit = MAX_NOTIFICATIONS_PER_HOUR + 1
  const count = await provider.countNotifications(isoTime(time - HOUR_MS), limit)
  if (count >= limit) throw new FunctionError(429, 'Too many notifications in the last hour.')
}

/** Lets a later request notify the team. A failure is only logged: the caller gets the reason of the release. */
async function release(provider: NotificationProvider, { id }: NewSubmission): Promise<void> {
  try {
    await provider.releaseNotification(id)
  } catch (error) {
    console.error(error)
  }
}

const INTEREST_LABELS = [
  ['role', 'Role'],
  ['organization', 'Organization'],
  ['researchArea', 'Research area'],
  ['useCase', 'Use case'],
  ['timeline', 'Timeline'],
] as const

function notification(submission: NewSubmission, team: string): Mail {
  const name = `${submission.first_name} ${submission.last_name}`
  const interest = parseObject(submission.interest)
  const lines = INTEREST_LABELS.flatMap(([key, label]) => {
    const value = interest[key]
    return typeof value === 'string' && value.trim() !== ''
      ? [`${label}: ${readable(key, value.trim())}`]
      : []
  })
  return {
    to: team,
    subject: `New application: ${name}`,
    body: [`${name} <${submission.email}>`, ...lines],
    link: { label: 'Review the application', href: '/admin-dashboard' },
  }
}

/** A choice such as 'short-term' as text: 'Short term'. What the applicant wrote is not changed. */
function readable(key: string, value: string): string {
  if (key === 'organization' || key === 'useCase') return value
  const text = value.replaceAll('-', ' ').replace(/^ai\b/, 'AI')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The object that the JSON text contains. The table accepts nothing else. */
function parseObject(json: string): Readonly<Record<string, unknown>> {
  return JSON.parse(json)
}
