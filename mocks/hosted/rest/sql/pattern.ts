import { RestError } from '../errors.ts'

/** Characters to escape in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/

/**
 * A LIKE pattern as a test: `%` and `*` match any text, `_` matches one character.
 *
 * @returns a function that throws RestError 22025 if the pattern ends with the escape character and the text matches
 *   what precedes it
 */
export function likePattern(like: string, ignoresCase: boolean): (text: string) => boolean {
  const isCut = /(?:^|[^\\])(?:\\\\)*\\$/.test(like)
  const source = (isCut ? like.slice(0, -1) : like).replaceAll(/\\.|[\s\S]/gu, (part) => {
    if (part === '%' || part === '*') return '.*'
    if (part === '_') return '.'
    const character = part.length > 1 && part.startsWith('\\') ? part.slice(1) : part
    return character.replace(SYNTAX, '\\$&')
  })
  const pattern = new RegExp(`^${source}${isCut ? '.' : '$'}`, ignoresCase ? 'isu' : 'su')
  return (text) => {
    if (!isCut) return pattern.test(text)
    if (pattern.test(text)) throw new RestError('22025', 'LIKE pattern must not end with escape character')
    return false
  }
}

const CLASSES: Readonly<Record<string, string>> = {
  alpha: '\\p{L}',
  digit: '\\d',
  alnum: '\\p{L}\\d',
  upper: '\\p{Lu}',
  lower: '\\p{Ll}',
  space: '\\s',
  punct: '\\p{P}\\p{S}',
}

/**
 * A regular expression of the database, with the syntax that it shares with JavaScript, classes such as `[[:alpha:]]`
 * and the word boundaries `\m`, `\M` and `\y`.
 *
 * @throws RestError 2201B
 */
export function regularExpression(source: string, ignoresCase: boolean): (text: string) => boolean {
  const translated = source
    .replaceAll(/\[:(\w+):\]/g, (all, name: string) => CLASSES[name] ?? all)
    .replaceAll(/\\([mMy])/g, '\\b')
    .replaceAll('\\A', '^')
    .replaceAll('\\Z', '$')
  try {
    // With the flag `u`, escapes that the database allows, such as `\\-`, would be errors.
    const expression = new RegExp(
      translated,
      `${ignoresCase ? 'i' : ''}s${translated.includes('\\p{') ? 'u' : ''}`,
    )
    return (text) => expression.test(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RestError('2201B', `invalid regular expression: ${reason}`)
  }
}
