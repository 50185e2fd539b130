/** Control characters and bidirectional formatting characters. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu

/**
 * A name that is safe to display. Control characters and bidirectional formatting are replaced with U+FFFD: with them,
 * 'annual\u202efdp.exe' would look like a PDF.
 */
export function toDisplayName(name: string): string {
  return name.replace(INVISIBLE, '\ufffd')
}

/** Equal for names that differ only in case or Unicode normalization. */
export function toComparableName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
