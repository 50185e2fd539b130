import { createMailer } from '../_shared/mailer.ts'
import { notifyWaitlistSubmission } from '../_shared/notifyWaitlistSubmission.ts'
import { mailSettings, teamAddress } from '../_shared/settings.ts'

const read = (name: string) => Deno.env.get(name)

Deno.serve(
  notifyWaitlistSubmission({
    mailer: createMailer(mailSettings(read)),
    team: teamAddress(read),
  }),
)
