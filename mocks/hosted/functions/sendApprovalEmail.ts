import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { callerOf } from '../auth/caller.ts'
import { storeSubmission } from '../submissions.ts'
import type { FunctionsContext } from './context.ts'
import { send } from './context.ts'
import { FunctionError, onCall, readBody } from './on.ts'
import { renewSetup, SETUP_DAYS } from './renewSetup.ts'

const body = v.object({
  waitlistSubmissionId: v.pipe(v.string(), v.uuid()),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
})

/**
 * POST send-approval-email: a setup link for somebody who was approved, or a new one in place of the last. The link
 * goes to the address of the application, whatever address the call names: a link is as good as an account.
 *
 * Answers { success: true }, or 400, 401, 403, 404, 409 for one that is not approved, and 502 where the mail could not be
 * sent.
 */
export function sendApprovalEmail(context: FunctionsContext): HttpHandler[] {
  return onCall('send-approval-email', async (request) => {
    await requireAdmin(context, request)
    const { waitlistSubmissionId } = await readBody(request, body)
    const submission = context.db.waitlistSubmissions.get(waitlistSubmissionId)
    if (submission === undefined) throw new FunctionError(404, 'There is no such application.')
    // A link lets in whoever has it.
    if (submission.status !== 'approved')
      throw new FunctionError(409, 'The application is not approved. Reload the list to see how it stands.')

    const { setup_token } = await renewSetup(context, submission.id)
    await send(context, {
      to: submission.email,
      subject: `Welcome to ${PRODUCT_NAME}: set up your account`,
      body: [
        `Hello ${submission.first_name},`,
        `your application for the private beta of ${PRODUCT_NAME} was approved.`,
        `Press the button to set up your account. It works once, for ${SETUP_DAYS} days, and for you only: please keep this e-mail to yourself.`,
      ],
      link: { label: 'Set up your account', href: `/magic-setup?setup_token=${setup_token}` },
    })
    await noteEmail(context, submission.id)
    return { success: true }
  })
}

/** Nobody is told of an e-mail that went to somebody who is not approved any more. */
async function noteEmail(context: FunctionsContext, id: string): Promise<void> {
  const submission = context.db.waitlistSubmissions.get(id)
  if (submission?.status !== 'approved') return
  const emailed_at = new Date(context.clock.now()).toISOString()
  // The function writes in its own name: the admin's token stays with the admin.
  await storeSubmission(context, { ...submission, emailed_at }, null)
}

/** @throws FunctionError 401 or 403 */
async function requireAdmin(context: FunctionsContext, request: Request): Promise<void> {
  const caller = await callerOf(context, request)
  if (caller === null || caller.user === null) throw new FunctionError(401, 'Sign in first.')
  if (context.db.adminUsers.find('user', caller.user.id) === undefined)
    throw new FunctionError(403, 'Administrators only.')
}
