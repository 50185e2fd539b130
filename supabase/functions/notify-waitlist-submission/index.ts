import { createMailer } from '../_shared/mailer.ts'
import { notifyWaitlistSubmission } from '../_shared/notifyWaitlistSubmission.ts'
import { createProvider } from '../_shared/provider.ts'
import { mailSettings, providerSettings, teamAddress } from '../_shared/settings.ts'

const read = (name: string) => Deno.env.get(name)

Deno.serve(
  notifyWaitlistSubmission({
    provider: createProvider(providerSettings(read)),
    mailer: createMailer(mailSettings(read)),
    team: teamAddress(read),
    now: Date.now,
  }),
)
