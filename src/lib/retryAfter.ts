/**
 * The delay that a response asks for in its header Retry-After, which is a number of seconds or a date, in
 * milliseconds. Null if it has none, or neither of the two.
 */
export function retryAfterMs({ headers }: Response): number | null {
  const value = headers.get('Retry-After')
  if (value === null) return null
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
