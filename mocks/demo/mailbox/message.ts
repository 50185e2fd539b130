import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { formatDay, formatTimeOfDay } from '../../../src/lib/text/format.ts'
import type { MailRow } from '../../hosted/rows.ts'

/** The demo's messages have one sender. */
export const SENDER = { name: PRODUCT_NAME, address: 'no-reply@engram.example' }

export function isTextMessage({ to }: Pick<MailRow, 'to'>): boolean {
  return !to.includes('@')
}

/** The code of a text message: its first number of four to eight digits. Null if there is none. */
export function codeOf({ body }: Pick<MailRow, 'body'>): string | null {
  return body.join(' ').match(/(?<!\d)\d{4,8}(?!\d)/)?.[0] ?? null
}

/** The time of a message of today, otherwise its day. */
export function shortTime(timestamp: string, now = Date.now()): string {
  const isToday = new Date(timestamp).toDateString() === new Date(now).toDateString()
  return isToday ? formatTimeOfDay(timestamp) : formatDay(timestamp, now)
}

export function fullTime(timestamp: string, now = Date.now()): string {
  return `${formatDay(timestamp, now)}, ${formatTimeOfDay(timestamp)}`
}
