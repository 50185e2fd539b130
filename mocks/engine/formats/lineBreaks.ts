/** Joins the lines between line breaks that a writer inserted if the sentence continues with a lower-case letter. */
export function joinBrokenLines(lines: readonly string[]): string[] {
  const texts: string[] = []
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    if (texts.length > 0 && /^\p{Ll}/u.test(line)) texts.push(`${texts.pop()} ${line}`)
    else texts.push(line)
  }
  return texts
}
