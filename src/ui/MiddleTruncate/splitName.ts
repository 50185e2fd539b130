/** Characters kept before the extension, and the maximum length of an extension including its dot. */
const TAIL_CHARACTERS = 6
const MAX_EXTENSION_CHARACTERS = 6

/** Cursive scripts: splitting between two letters would change their shape. */
const cursiveScript = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u
const ZERO_WIDTH_JOINER = '\u200d'

/** Splits a file name into a part that may be truncated and an end that stays. Counts code points. */
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
