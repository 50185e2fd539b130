/** Characters of the name kept before its extension, and the longest extension that is kept, its dot included. */
const TAIL_CHARACTERS = 6
const MAX_EXTENSION_CHARACTERS = 6

/** Letters of scripts that write a word in one stroke: cut apart they would change their shape. */
const cursiveScript = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u
const ZERO_WIDTH_JOINER = '\u200d'

/** What may be cut, and the end of a file name that stays. Counts characters, not code units. */
export function splitName(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name)
  const dot = characters.lastIndexOf('.')
  const extension =
    dot > 0 && characters.length - dot <= MAX_EXTENSION_CHARACTERS ? characters.length - dot : 0
  const cut = Math.max(0, characters.length - extension - TAIL_CHARACTERS)
  const isJoined = cursiveScript.test(characters[cut - 1] ?? '') && cursiveScript.test(characters[cut] ?? '')
  const joiner = isJoined ? ZERO_WIDTH_JOINER : ''
  return [characters.slice(0, cut).join('') + joiner, joiner + characters.slice(cut).join('')]
}
