import type { HttpHandler } from 'msw'
import type { FunctionsContext } from './context.ts'
import { notifyWaitlistSubmission } from './notifyWaitlistSubmission.ts'
import { sendApprovalEmail } from './sendApprovalEmail.ts'

/** The provider's edge functions, below /hosted/functions/v1. */
export function functions(context: FunctionsContext): HttpHandler[] {
  return [...sendApprovalEmail(context), ...notifyWaitlistSubmission(context)]
}
