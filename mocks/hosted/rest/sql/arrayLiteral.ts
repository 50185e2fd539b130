import { RestError } from '../errors.ts'

/**
 * The items of an array literal such as `{a,"b,c"}`.
 *
 * @throws RestError 22P02
 */
export function readArray(literal: string): string[] {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(literal)?.[1]
  if (inside === undefined) throw new RestError('22P02', `malformed array literal: "${literal}"`)
  if (inside.trim() === '') return []
  const items = inside.match(/(?<=^|,)\s*(?:"(?:[^"\\]|\\.)*"|[^",]*)\s*(?=,|$)/gs) ?? []
  return items.map((item) => {
    const text = item.trim()
    return text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : text
  })
}
