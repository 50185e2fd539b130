import * as v from 'valibot'
import { textOfAtMost } from '../../lib/text/text.ts'
import { CODE_INCOMPLETE } from '../../modules/code-entry/codeEntry.ts'

const MAX_FACTOR_NAME = 60

const nameField = v.pipe(textOfAtMost(MAX_FACTOR_NAME, 'The name'), v.nonEmpty('Please enter a name.'))

/** Characters that group the digits of a phone number, and invisible direction marks. */
const GROUPING = /[\s().\-\u2010-\u2015\u2060\u200e\u200f\u202a-\u202e]/g

/** A phone number in international form: '+' and 7 to 15 digits. Grouping is removed, a leading '00' becomes '+'. */
const phoneField = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  v.transform((text) => text.replace(GROUPING, '').replace(/^00/, '+')),
  v.nonEmpty('Please enter your phone number.'),
  v.regex(/^\+[1-9]\d{6,14}$/, 'Please enter the number with its country code, such as +46 70 123 45 67.'),
)

/** The form of an authenticator app, which has no phone number. */
export const totpFormSchema = v.object({ name: nameField, phone: v.string() })

export const phoneFormSchema = v.object({ name: nameField, phone: phoneField })

export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, CODE_INCOMPLETE),
  ),
})

/** Adds a number if the name is taken: 'Authenticator app', 'Authenticator app 2', … Ignores case. */
export function uniqueName(defaultName: string, taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  let name = defaultName
  for (let number = 2; names.has(name.toLowerCase()); number += 1) name = `${defaultName} ${number}`
  return name
}

/** Groups the key by four characters, as authenticator apps show it. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
