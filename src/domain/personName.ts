import * as v from 'valibot'
import { textOfAtMost } from '../lib/text/text.ts'

const MAX_NAME_CHARACTERS = 100

/** A required first name: trimmed, at most as long as the table allows. */
export const firstNameField = v.pipe(
  textOfAtMost(MAX_NAME_CHARACTERS, 'Your first name'),
  v.nonEmpty('Please enter your first name.'),
)

/** A required last name: trimmed, at most as long as the table allows. */
export const lastNameField = v.pipe(
  textOfAtMost(MAX_NAME_CHARACTERS, 'Your last name'),
  v.nonEmpty('Please enter your last name.'),
)
