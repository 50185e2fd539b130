/**
 * Characters as databases count them: code points, so what a field lets through is never refused for its length
 * later. A letter outside the basic plane is one; an emoji joined of several counts its parts.
 */
export function countCharacters(text: string): number {
  return [...text].length
}
