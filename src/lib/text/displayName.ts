/** Characters that are not seen themselves but move, hide or break what stands around them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

/**
 * The name of a file, a person, a chat or a concept as it is shown: what would turn letters around
 * ('annual\u202efdp.exe' reads as a PDF) or break the line is made visible.
 */
export function toDisplayName(name: string): string {
  return name.replace(UNSEEN, '\ufffd')
}

/** What names are compared by: capitals and the ways to write an accent make no difference to a person. */
export function toComparableName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
