import { FunctionError } from './answer.ts'
import { MailLimitError } from './mailer.ts'
import type { Mail, Mailer } from './ports.ts'

/** @throws FunctionError 429 if the mail service accepts no more for a while; 502 if the email could not be sent */
export async function send(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer(mail)
  } catch (error) {
    if (error instanceof MailLimitError)
      throw new FunctionError(429, 'Too many emails at once.', { 'Retry-After': error.retryAfter })
    console.error(error)
    throw new FunctionError(502, "The email couldn't be sent.")
  }
}
