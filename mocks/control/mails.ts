import type { MailRow } from '../hosted/rows.ts'

/** A sent message of `GET /__mock/mails`. */
export type SentMail = MailRow & { readonly kind: 'email' | 'sms' }

/** Text messages have a telephone number as their recipient. */
export function presentMail(mail: MailRow): SentMail {
  return { kind: mail.to.includes('@') ? 'email' : 'sms', ...mail }
}
