import type { Clock } from '../clock.ts'
import type { Ids } from '../db/ids.ts'
import type { HostedDatabase } from './database.ts'
import type { MailRow } from './rows.ts'

/** What is to be sent: an e-mail, or a text message where `to` is a telephone number. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain paragraphs. */
  readonly body: readonly string[]
  /** What the reader is meant to press: its words and an address within the app. */
  readonly link?: { readonly label: string; readonly href: string }
}

interface MailContext {
  readonly db: Pick<HostedDatabase, 'outbox'>
  readonly clock: Clock
  readonly ids: Ids
}

/** Puts a mail into the outbox, where everything that the provider sends ends. */
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
