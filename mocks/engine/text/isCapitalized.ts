/** Whether a word starts with a capital letter. */
export function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}
