export function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}
