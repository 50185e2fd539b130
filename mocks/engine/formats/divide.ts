/**
 * Parts of about this length or less, so that the work on one is short. They end at an empty line, at the end of a line or
 * between words, in this order of preference. Together they are the text.
 */
export function divide(text: string, length: number): string[] {
  const parts: string[] = []
  let start = 0
  while (start < text.length) {
    const end = text.length - start <= length ? text.length : divisionAt(text, start, start + length)
    parts.push(text.slice(start, end))
    start = end
  }
  return parts
}

const GAPS = ['\n\n', '\n', ' ']

function divisionAt(text: string, start: number, limit: number): number {
  for (const gap of GAPS) {
    const end = text.lastIndexOf(gap, limit - gap.length) + gap.length
    if (end > start + gap.length) return end
  }
  return /[\udc00-\udfff]/.test(text.charAt(limit)) ? limit - 1 : limit
}
