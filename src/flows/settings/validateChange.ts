import * as v from 'valibot'
import type { Settings } from '../../domain/settings.ts'
import { textOfAtMost } from '../../lib/text/text.ts'

export type Change = Partial<Settings>

/** The maximum lengths of first and last name, plus a space. */
const MAX_DISPLAY_NAME_LENGTH = 201
const MAX_MACHINE_NAME_LENGTH = 100

/** Only names can be invalid. */
const NAME_SCHEMAS = {
  displayName: v.pipe(
    textOfAtMost(MAX_DISPLAY_NAME_LENGTH, 'Your display name'),
    v.nonEmpty('Please enter a display name.'),
  ),
  machineName: v.pipe(
    textOfAtMost(MAX_MACHINE_NAME_LENGTH, 'The AI name'),
    v.nonEmpty('Please enter a name for your AI.'),
  ),
}

type Name = keyof typeof NAME_SCHEMAS
const NAMES = Object.keys(NAME_SCHEMAS) as Name[]

export type NameErrors = { readonly [N in Name]?: string }

/** The valid settings of a change, with trimmed names, and an error for each invalid name. */
export function validateChange(change: Change): { valid: Change; errors: NameErrors } {
  const valid: Change = { ...change }
  const errors: { [N in Name]?: string } = {}
  for (const name of NAMES) {
    if (change[name] === undefined) continue
    const { success, output, issues } = v.safeParse(NAME_SCHEMAS[name], change[name])
    if (success) valid[name] = output
    else {
      delete valid[name]
      errors[name] = issues[0].message
    }
  }
  return { valid, errors }
}

/** The settings of a change with other values than the stored ones. */
export function withoutEqual(change: Change, stored: Change): Change {
  const different = Object.entries(change).filter(([name, value]) => value !== stored[name as keyof Settings])
  return Object.fromEntries(different)
}
