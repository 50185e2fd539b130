const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648, section 6), the format of TOTP secrets. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => LETTERS.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

export function decodeBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const octets = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(octets, (octet) => Number.parseInt(octet, 2))
}
