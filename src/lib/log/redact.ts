/** Names of fields whose values are secret or personal. */
const SECRET_NAME = /passw|secret|token|authorization|cookie|credential|api_?key|email|otp|^(access_?)?code$/i

/** What is replaced in texts, in this order. */
const PATTERNS: readonly [RegExp, string][] = [
  // Values in the query or the hash of a URL, and the user of a URL.
  [/([?&#][\w.-]+=)[^&#\s"'<>)]+/g, '$1[redacted]'],
  [/\/\/[^/\s@]+@/g, '//'],
  [/[^\s@"<>(),;:\\]+@[^\s@"'<>(),;:\\/=]+\.[^\s@"'<>(),;:\\/=.]+/g, '[email]'],
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 [token]'],
  [/\beyJ[\w-]+(\.[\w-]*)*/g, '[token]'],
  // "password: x", "code=x"
  [/\b((?:pass(?:word|code)|secret|\w*token|code|otp)["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi, '$1[redacted]'],
  // Other tokens, but not UUIDs, which only identify requests, documents and chats.
  [/(?<![\w-])(?!\w{8}(?:-\w{4}){3}-\w{12}(?![\w-]))[\w-]{32,}/g, '[token]'],
  // Codes of the second factor.
  [/(?<![\w.-])\d{6}(?![\w.-])/g, '[code]'],
]

const MAX_DEPTH = 6

/**
 * A copy of a value without secrets: tokens, passwords, codes, email addresses and the values in URLs are replaced. The
 * copy contains only what JSON can represent.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object') return value === undefined ? undefined : redactText(String(value))
  if (depth === MAX_DEPTH) return '[nested]'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  const isError = value instanceof Error
  return Object.fromEntries(
    Object.entries(isError ? { ...value, ...detailsOf(value) } : value).map(([name, item]) => [
      redactText(name),
      SECRET_NAME.test(name) && item !== null && item !== undefined ? '[redacted]' : redact(item, depth + 1),
    ]),
  )
}

/** The properties of an error that are not enumerable. */
function detailsOf({ name, message, stack, cause }: Error) {
  return { name, message, stack, ...(cause !== undefined && { cause }) }
}

function redactText(text: string): string {
  return PATTERNS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
