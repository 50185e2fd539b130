/** Characters before the extension that are never truncated. */
const KEPT_CHARACTERS = 6
/** Maximum length of an extension, including its dot. */
const MAX_EXTENSION_CHARACTERS = 6

/** Scripts with joined letters: splitting between two letters would change their shape. */
const cursiveScript = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u
const ZERO_WIDTH_JOINER = '\u200d'

/** Splits a file name into a start that may be truncated and an end that is always shown. Counts code points. */
export function splitName(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name)
  const dot = characters.lastIndexOf('.')
  const extension =
    dot > 0 && characters.length - dot <= MAX_EXTENSION_CHARACTERS ? characters.length - dot : 0
  const cut = Math.max(0, characters.length - extension - KEPT_CHARACTERS)
  const isJoined = cursiveScript.test(characters[cut - 1] ?? '') && cursiveScript.test(characters[cut] ?? '')
  const joiner = isJoined ? ZERO_WIDTH_JOINER : ''
  return [characters.slice(0, cut).join('') + joiner, joiner + characters.slice(cut).join('')]
}
