import * as v from 'valibot'
import { textOfAtMost } from '../../lib/text/text.ts'

const MAX_FACTOR_NAME = 60

const nameField = v.pipe(
  textOfAtMost(MAX_FACTOR_NAME, 'The name'),
  v.nonEmpty('Please enter a name, so that you know it again.'),
)

/** How people group the digits of a number, and what they begin an international one with. */
const GROUPING = /[\s().\-\u2010-\u2015\u2060\u200e\u200f\u202a-\u202e]/g

/** A telephone's number in international form: '+' and 7 to 15 digits, however it was grouped. */
const phoneField = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  v.transform((text) => text.replace(GROUPING, '').replace(/^00/, '+')),
  v.nonEmpty('Please enter your number.'),
  v.regex(/^\+[1-9]\d{6,14}$/, 'Please enter the number with its country code, such as +46 70 123 45 67.'),
)

/** A new authenticator app: only its name counts. */
export const totpFormSchema = v.object({ name: nameField, phone: v.string() })

/** A new telephone. */
export const phoneFormSchema = v.object({ name: nameField, phone: phoneField })

/** The code that verifies either. */
export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter all six digits.'),
  ),
})

/** A name that none of the `taken` has: 'Authenticator app', 'Authenticator app 2', … */
export function freeName(wish: string, taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  let name = wish
  for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${wish} ${number}`
  return name
}

/** A secret as an authenticator app asks for it: in groups of four letters. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
