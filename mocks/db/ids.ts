import type { Random } from '../random.ts'

export interface Ids {
  /** A UUID of version 4, such as '3b241101-e2bb-4255-8caf-4136c566a962'. */
  uuid(): string
  /** An opaque secret of 32 bytes in hexadecimal. */
  secret(): string
  bytes(count: number): Uint8Array
}

export function createIds(random: Random): Ids {
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(random.next() * 256))
  const hex = (count: number) =>
    Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('')

  return {
    uuid() {
      const variant = '89ab'.charAt(Math.floor(random.next() * 4))
      const digits = hex(16)
      return [
        digits.slice(0, 8),
        digits.slice(8, 12),
        `4${digits.slice(13, 16)}`,
        `${variant}${digits.slice(17, 20)}`,
        digits.slice(20),
      ].join('-')
    },
    secret: () => hex(32),
    bytes,
  }
}
