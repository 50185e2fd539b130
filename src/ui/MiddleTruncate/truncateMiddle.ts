/** Characters at which a name is preferably cut. */
const SEPARATORS = ' -_.'
/** Characters before the extension that are shown if no separator is near. */
const END_CHARACTERS = 6
/** Maximum length of an extension, including its dot. */
const MAX_EXTENSION_CHARACTERS = 6
/** Maximum distance from a cut to the separator at which the start, or the end, is cut instead. */
const NEAR_CHARACTERS = { start: 6, end: 4 }

/** Scripts with joined letters: a cut between two letters would change their shape. */
const cursiveScript = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u
const ZERO_WIDTH_JOINER = '\u200d'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export interface Room {
  width: number
  ellipsisWidth: number
  /** The width of a part of the text, by the index of its first code unit and the index after its last. */
  widthOf: (from: number, to: number) => number
}

/**
 * A text that fits into the room: the whole text, or its start and its end around an ellipsis. The end includes the
 * extension of a file name. Both parts are cut at a separator, which is left out, if one is near.
 */
export function truncateMiddle(text: string, { width, ellipsisWidth, widthOf }: Room): string {
  if (widthOf(0, text.length) <= width) return text
  const characters = Array.from(segmenter.segment(text))
  const indexOf = (position: number) => characters[position]?.index ?? text.length
  const isSeparator = (position: number) => SEPARATORS.includes(characters[position]?.segment ?? 'none')
  const fits = (start: number, end: number) =>
    widthOf(0, indexOf(start)) + ellipsisWidth + widthOf(indexOf(end), text.length) <= width

  const extension = extensionStart(characters.map(({ segment }) => segment))
  let end = cutNear(Math.max(1, extension - END_CHARACTERS), extension, isSeparator)
  while (end < extension && !fits(1, end)) end += 1
  const start = cutBack(longestStart(end, fits), isSeparator)

  const head = text.slice(0, indexOf(start))
  const tail = text.slice(indexOf(end))
  const isJoined = (cut: number) =>
    [cut - 1, cut].every((position) => cursiveScript.test(characters[position]?.segment ?? ''))
  return `${head}${isJoined(start) ? ZERO_WIDTH_JOINER : ''}…${isJoined(end) ? ZERO_WIDTH_JOINER : ''}${tail}`
}

/** The position of the extension's dot; without an extension, the number of characters. */
function extensionStart(characters: readonly string[]): number {
  const dot = characters.lastIndexOf('.')
  return dot > 0 && characters.length - dot <= MAX_EXTENSION_CHARACTERS ? dot : characters.length
}

/** The position after the nearest separator, before the extension; the given position if no separator is near. */
function cutNear(position: number, extension: number, isSeparator: (position: number) => boolean): number {
  for (let distance = 0; distance <= NEAR_CHARACTERS.end; distance += 1) {
    const cuts = [position - distance, position + distance]
    const cut = cuts.find((cut) => cut > 1 && cut < extension && isSeparator(cut - 1))
    if (cut !== undefined) return cut
  }
  return position
}

/** The largest number of characters, at least one, that fit before this end. */
function longestStart(end: number, fits: (start: number, end: number) => boolean): number {
  let fitting = 1
  let tooLong = end
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (fits(middle, end)) fitting = middle
    else tooLong = middle
  }
  return fitting
}

/** The length of a start without its last, incomplete word, if that is short, and without separators at its end. */
function cutBack(start: number, isSeparator: (position: number) => boolean): number {
  const cuts = Array.from({ length: NEAR_CHARACTERS.start + 1 }, (_, distance) => start - distance)
  let cut = cuts.find((cut) => cut > 1 && isSeparator(cut)) ?? start
  while (cut > 1 && isSeparator(cut - 1)) cut -= 1
  return cut
}
