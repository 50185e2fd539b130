import { answering, FunctionError } from './answer.ts'
import { formatted, readObject, text } from './body.ts'
import type { Mailer, Provider, Setup } from './ports.ts'
import { PRODUCT_NAME } from './product.ts'
import { send } from './send.ts'

/** How long a setup link is valid. */
const SETUP_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000
const TOKEN_BYTES = 32
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

interface Context {
  readonly provider: Provider
  readonly mailer: Mailer
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number
  /** Cryptographically secure random bytes. */
  readonly randomBytes: (count: number) => Uint8Array
}

/**
 * send-approval-email: emails a setup link to an approved applicant and invalidates the previous one. The link goes to
 * the application's address, not the address in the request, because a link gives access to an account.
 *
 * Answers { success: true }; 400; 401 if nobody is signed in; 403 if the user is not an admin; 404 if the application
 * does not exist; 409 if it is not approved; 429 with Retry-After if the mail service accepts no more for a while; and 502
 * if the email could not be sent.
 */
export function sendApprovalEmail(context: Context): (request: Request) => Promise<Response> {
  return answering(async (request) => {
    await requireAdmin(context.provider, request)
    const body = await readObject(request)
    const id = formatted(text(body, 'waitlistSubmissionId'), 'waitlistSubmissionId', UUID)
    for (const name of ['firstName', 'lastName', 'email']) text(body, name)
    const submission = await context.provider.submission(id)
    if (submission === null) throw new FunctionError(404, 'There is no such application.')
    // The link gives access to anyone who has it.
    if (submission.status !== 'approved')
      throw new FunctionError(
        409,
        'The application is not approved. Reload the list to see its current status.',
      )

    const setup = freshSetup(context)
    await context.provider.renewSetup(submission.id, setup)
    await send(context.mailer, {
      to: submission.email,
      subject: `Welcome to ${PRODUCT_NAME}: set up your account`,
      body: [
        `Hello ${submission.first_name},`,
        `Your application for the ${PRODUCT_NAME} private beta was approved.`,
        `Use the button below to set up your account. The link works once and expires in ${SETUP_DAYS} days. Don't share it.`,
      ],
      link: { label: 'Set up your account', href: `/magic-setup?setup_token=${setup.setup_token}` },
    })
    await noteEmail(context, submission.id)
  })
}

function freshSetup({ now, randomBytes }: Context): Setup {
  const bytes = [...randomBytes(TOKEN_BYTES)]
  return {
    setup_token: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    expires_at: new Date(now() + SETUP_DAYS * DAY_MS).toISOString(),
  }
}

/** Stores when the email was sent. A failure is only logged: the email was sent, and must not be sent again. */
async function noteEmail({ provider, now }: Context, submissionId: string): Promise<void> {
  try {
    await provider.noteEmail(submissionId, new Date(now()).toISOString())
  } catch (error) {
    console.error(error)
  }
}

/** @throws FunctionError 401 or 403 */
async function requireAdmin(provider: Provider, request: Request): Promise<void> {
  const bearer = /^bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  const userId = bearer === undefined ? null : await provider.userOf(bearer)
  if (bearer === undefined || userId === null) throw new FunctionError(401, 'Sign in first.')
  if (!(await provider.isAdmin(userId, bearer))) throw new FunctionError(403, 'Administrators only.')
}
