import type { HttpHandler } from 'msw'
import { http } from 'msw'
import { notifyWaitlistSubmission } from '../../../supabase/functions/_shared/notifyWaitlistSubmission.ts'
import type { Mailer } from '../../../supabase/functions/_shared/ports.ts'
import { sendApprovalEmail } from '../../../supabase/functions/_shared/sendApprovalEmail.ts'
import type { ProviderContext } from '../auth/context.ts'
import { createFunctionsProvider } from './provider.ts'

/** Receives an email about every application. */
export const TEAM_ADDRESS = 'team@engram.example'

export interface EdgeFunctionsContext extends ProviderContext {
  readonly mailer: Mailer
}

/** The deployed edge functions of supabase/functions, below /hosted/functions/v1, over the mock's tables. */
export function functions(context: EdgeFunctionsContext): HttpHandler[] {
  const { clock, ids, mailer } = context
  const provider = createFunctionsProvider(context)
  const now = () => clock.now()
  const deployed = {
    'send-approval-email': sendApprovalEmail({
      provider,
      mailer,
      now,
      randomBytes: (count) => ids.bytes(count),
    }),
    'notify-waitlist-submission': notifyWaitlistSubmission({ provider, mailer, team: TEAM_ADDRESS, now }),
  }
  return Object.entries(deployed).map(([name, respond]) =>
    http.all(`*/hosted/functions/v1/${name}`, ({ request }) => respond(request)),
  )
}
