import { createMailer } from '../_shared/mailer.ts'
import { createProvider } from '../_shared/provider.ts'
import { sendApprovalEmail } from '../_shared/sendApprovalEmail.ts'
import { mailSettings, providerSettings } from '../_shared/settings.ts'

const read = (name: string) => Deno.env.get(name)

Deno.serve(
  sendApprovalEmail({
    provider: createProvider(providerSettings(read)),
    mailer: createMailer(mailSettings(read)),
    now: Date.now,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  }),
)
