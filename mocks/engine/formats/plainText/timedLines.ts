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
  const all = text.split('\n').map((line) => line.trim())
  if (all.some((line) => SUBTITLE_TIME.test(line))) return readSubtitles(all)
  const lines = all.filter((line) => line !== '')
  const timed = lines.filter((line) => TIME.test(line)).length
  if (timed < MIN_TIMED || timed < lines.length * MIN_SHARE) return null
  return entriesOf(lines, TIME).map((entry) => draft('paragraph', cleanText(entry.join(' '))))
}

/** Comments and styles of WebVTT, each up to the next empty line. */
const SUBTITLE_NOTE = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/
const SPEAKER = /<v(?:\.[^\s>]{0,40})?\s([^>]{1,80})>/g

/** What is spoken, with the name of the speaker where the subtitles state one. */
function readSubtitles(lines: readonly string[]): Draft[] {
  let isNote = false
  const spoken = lines.filter((line, i) => {
    const isStart = i === 0 || lines[i - 1] === ''
    isNote = line !== '' && (isNote || (isStart && SUBTITLE_NOTE.test(line)))
    const isName = (isStart || /^\d+$/.test(line)) && SUBTITLE_TIME.test(lines[i + 1] ?? '')
    return line !== '' && !isNote && !(isName && !SUBTITLE_TIME.test(line))
  })
  return entriesOf(spoken, SUBTITLE_TIME).map(([time = '', ...texts]) => {
    const text = (SUBTITLE_TIME.test(time) ? texts : [time, ...texts]).join(' ')
    return draft('paragraph', cleanText(text.replace(SPEAKER, '$1: ').replace(/<[^>]{0,80}>/g, '')))
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
