/** Characters of the name kept before its extension, and the longest extension that is kept, its dot included. */
const KEPT = 6
const LONGEST_EXTENSION = 6

/** Letters of scripts that write a word in one stroke: cut apart they would change their shape. */
const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u
const JOINER = '\u200d'

/** What may be cut, and the end of a file name that stays. Counts characters, not code units. */
export function splitName(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name)
  const dot = characters.lastIndexOf('.')
  const extension = dot > 0 && characters.length - dot <= LONGEST_EXTENSION ? characters.length - dot : 0
  const cut = Math.max(0, characters.length - extension - KEPT)
  const isJoined = joined.test(characters[cut - 1] ?? '') && joined.test(characters[cut] ?? '')
  const seam = isJoined ? JOINER : ''
  return [characters.slice(0, cut).join('') + seam, seam + characters.slice(cut).join('')]
}
