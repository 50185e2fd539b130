import { FunctionError } from './answer.ts'
import type { Mail, Mailer } from './ports.ts'

/** @throws FunctionError 502 if the email could not be sent */
export async function send(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer(mail)
  } catch (error) {
    console.error(error)
    throw new FunctionError(502, "The email couldn't be sent.")
  }
}
