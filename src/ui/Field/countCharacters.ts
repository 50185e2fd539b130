/**
 * Number of code points, as databases count them, so that the limits agree. An emoji composed of several code
 * points counts as several.
 */
export function countCharacters(text: string): number {
  return [...text].length
}
