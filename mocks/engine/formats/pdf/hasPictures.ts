const NAME = Array.from('/Image', (letter) => letter.charCodeAt(0))
/** What ends a name: white space, or the start of the next one. */
const ENDS = new Set(Array.from('\0\t\n\f\r />[(<', (letter) => letter.charCodeAt(0)))

/**
 * Whether a PDF contains pictures that are objects of their own, as scanned pages are. Objects with data are never compressed
 * together with others, so that the name of their type can be found in the bytes.
 */
export function hasPictures(bytes: Uint8Array): boolean {
  const [slash = 0, ...rest] = NAME
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1))
    if (rest.every((letter, i) => bytes[at + 1 + i] === letter) && ENDS.has(bytes[at + NAME.length] ?? 0))
      return true
  return false
}
