import * as v from 'valibot'
import { textOfAtMost } from '../lib/text/text.ts'

const MAX_NAME_CHARACTERS = 100

/** A form's first name: trimmed, given, as long as the table takes it. */
export const firstNameField = v.pipe(
  textOfAtMost(MAX_NAME_CHARACTERS, 'Your first name'),
  v.nonEmpty('Please enter your first name.'),
)

/** A form's last name, likewise. */
export const lastNameField = v.pipe(
  textOfAtMost(MAX_NAME_CHARACTERS, 'Your last name'),
  v.nonEmpty('Please enter your last name.'),
)
