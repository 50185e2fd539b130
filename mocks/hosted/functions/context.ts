import type { ProviderContext } from '../auth/context.ts'
import type { Mail } from '../mail.ts'
import { FunctionError } from './on.ts'

/** What the functions work with. */
export interface FunctionsContext extends ProviderContext {
  /** Sends a mail; rejects where it cannot. */
  readonly mailer: (mail: Mail) => Promise<unknown>
}

/** @throws FunctionError 502 where the mail could not be sent. */
export async function send({ mailer }: FunctionsContext, mail: Mail): Promise<void> {
  try {
    await mailer(mail)
  } catch (error) {
    console.error(error)
    throw new FunctionError(502, 'The e-mail could not be sent.')
  }
}
