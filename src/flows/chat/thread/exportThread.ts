import { wordOf } from '../../../domain/confidence.ts'
import { locationOf, NEW_CHAT_TITLE } from '../../../domain/evidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ThreadMessage } from './messages.ts'

/** The file that a thread is kept in: its title without what a file system takes for something else. */
export function exportName(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...name].slice(0, 80).join('').trim() || NEW_CHAT_TITLE}.md`
}

/** A thread as a Markdown file: who said what and when, and under each answer its sources. */
export function threadAsMarkdown(
  title: string,
  messages: readonly ThreadMessage[],
  { userName, assistantName }: { userName: string; assistantName: string },
): string {
  const parts = messages.map((message) => {
    const name = message.role === 'user' ? userName : assistantName
    const head = `## ${plainName(name)}, ${message.timestamp}`
    const note = message.isStopped ? ['*Stopped before it was answered.*'] : []
    return [head, harmless(message.content.trim()), ...note, ...sourcesOf(message)].join('\n\n')
  })
  return `${[`# ${plainName(title) || NEW_CHAT_TITLE}`, ...parts].join('\n\n')}\n`
}

function sourcesOf({ sources = [] }: ThreadMessage): string[] {
  if (sources.length === 0) return []
  const entries = sources.map((source, place) => {
    const where = [plainName(source.filename), plainName(locationOf(source))].filter(Boolean).join(', ')
    const firm = `${wordOf(source.confidence)}, ${percentOf(source.confidence)}`
    return `${place + 1}. ${where} (${firm})\n\n   > ${plainLine(source.excerpt)}`
  })
  return ['### Sources', entries.join('\n\n')]
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** A message as it is, but it loads no image, holds no HTML, and leaves no code open over what follows. */
function harmless(markdown: string): string {
  let fence: string | null = null
  const lines = markdown.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
      return line
    }
    if (mark !== undefined) fence = mark
    return mark === undefined ? line.replace(/!\[|<(?=[a-z/!?])/gi, '\\$&') : line
  })
  return [...lines, ...(fence === null ? [] : [fence])].join('\n')
}

/** Somebody else's words on one line: they make no heading, link, image or tag of the file. */
function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#!|~]/g, '\\$&')
}

/** A name on one line, as names are shown. */
const plainName = (name: string) => toDisplayName(plainLine(name))
