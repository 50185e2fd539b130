import type { Clock } from '../clock.ts'
import type { Ids } from '../db/ids.ts'
import type { HostedDatabase } from './database.ts'
import type { MailRow } from './rows.ts'

/** An email, or a text message if `to` is a phone number. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain paragraphs. */
  readonly body: readonly string[]
  /** The button: its label and a path within the app. */
  readonly link?: { readonly label: string; readonly href: string }
}

interface MailContext {
  readonly db: Pick<HostedDatabase, 'outbox'>
  readonly clock: Clock
  readonly ids: Ids
}

/** Stores a message in the outbox instead of sending it. */
export async function sendMail({ db, clock, ids }: MailContext, mail: Mail): Promise<MailRow> {
  return db.outbox.create({
    id: ids.uuid(),
    to: mail.to,
    subject: mail.subject,
    body: [...mail.body],
    link: mail.link ?? null,
    sent_at: new Date(clock.now()).toISOString(),
  })
}
