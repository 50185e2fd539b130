import * as v from 'valibot'
import type { Settings } from '../../domain/settings.ts'
import { textOfAtMost } from '../../lib/text/text.ts'

/** The maximum lengths of first and last name, plus a space. */
const MAX_DISPLAY_NAME_LENGTH = 201
const MAX_MACHINE_NAME_LENGTH = 100

const namesSchema = v.object({
  displayName: v.exactOptional(
    v.pipe(
      textOfAtMost(MAX_DISPLAY_NAME_LENGTH, 'Your display name'),
      v.nonEmpty('Please enter a display name.'),
    ),
  ),
  machineName: v.exactOptional(
    v.pipe(
      textOfAtMost(MAX_MACHINE_NAME_LENGTH, 'The AI name'),
      v.nonEmpty('Please enter a name for your AI.'),
    ),
  ),
})

/** Error messages by setting. Only names can be invalid. */
export type NameErrors = { readonly [Name in 'displayName' | 'machineName']?: string }

/** The change with trimmed names, or the errors of its names. */
export function validateChange(
  change: Partial<Settings>,
): { isValid: true; change: Partial<Settings> } | { isValid: false; errors: NameErrors } {
  const { success, output, issues } = v.safeParse(namesSchema, change)
  if (success) return { isValid: true, change: { ...change, ...output } }
  const errors: { -readonly [Name in keyof NameErrors]: NameErrors[Name] } = {}
  for (const issue of issues) {
    const name = issue.path?.[0]?.key as keyof NameErrors
    errors[name] ??= issue.message
  }
  return { isValid: false, errors }
}
