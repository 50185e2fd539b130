const SAMPLE_BYTES = 65_536

/**
 * The byte order of a text in UTF-16 without a byte order mark; null for other bytes. Such a text has spaces or ends of
 * lines, whose other byte is zero, and nothing that texts do not contain.
 */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, Math.min(SAMPLE_BYTES, bytes.length - (bytes.length % 2)))
  if (!sample.includes(0)) return null
  return (['utf-16le', 'utf-16be'] as const).find((encoding) => isText(sample, encoding)) ?? null
}

function isText(bytes: Uint8Array, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(bytes)
  return /[ \n\u3000-\u3002]/.test(text) && !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}\ufffd]/u.test(text.replace(/\s/g, ''))
}
