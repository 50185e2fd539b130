import { type Draft, draft } from '../compose.ts'
import { cleanText } from '../repairText.ts'

/** A date or a time at the start of a line, in brackets or not. */
const TIME =
  /^[[(]?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}[T ]?|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4},? ?|\p{Lu}\p{Ll}{2} +\d{1,2} )?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,6})?)?/u
const SUBTITLE_TIME = /^\d{1,2}:\d{2}(?::\d{2})?[.,]\d{3}\s*-->/
const MIN_TIMED = 3
const MIN_SHARE = 0.5

/**
 * The entries of a text whose lines start with times, such as a log, a chat or a transcript: one paragraph each, with its
 * other lines. Subtitles are read without their numbers and times. Null for other texts.
 */
export function readTimedLines(text: string): Draft[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.some((line) => SUBTITLE_TIME.test(line))) return readSubtitles(lines)
  const timed = lines.filter((line) => TIME.test(line)).length
  if (timed < MIN_TIMED || timed < lines.length * MIN_SHARE) return null
  return entriesOf(lines, TIME).map((entry) => draft('paragraph', cleanText(entry.join(' '))))
}

function readSubtitles(lines: readonly string[]): Draft[] {
  const spoken = lines.filter((line) => !/^\d+$/.test(line.trim()) && !/^WEBVTT/.test(line))
  return entriesOf(spoken, SUBTITLE_TIME).flatMap(([time, ...texts]) => {
    const isTimed = SUBTITLE_TIME.test(time ?? '')
    return [
      draft(
        'paragraph',
        cleanText((isTimed ? texts : [time, ...texts]).join(' ').replace(/<[^>]{0,80}>/g, '')),
      ),
    ]
  })
}

/** The lines of each entry: the one with the time, and those up to the next one. */
function entriesOf(lines: readonly string[], time: RegExp): string[][] {
  const entries: string[][] = []
  for (const line of lines) {
    if (time.test(line) || entries.length === 0) entries.push([line])
    else entries.at(-1)?.push(line)
  }
  return entries
}
