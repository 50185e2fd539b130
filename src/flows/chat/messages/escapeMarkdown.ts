import { toDisplayName } from '../../../lib/text/displayName.ts'

/** Untrusted text as a single line with all Markdown and HTML escaped. */
export function escapeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#!|~]/g, '\\$&')
}

/** Escapes a name and makes invisible characters visible. */
export function escapeName(name: string): string {
  return toDisplayName(escapeLine(name))
}
