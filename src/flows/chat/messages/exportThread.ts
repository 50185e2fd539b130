import { NEW_CHAT_TITLE } from '../../../domain/chat.ts'
import { wordOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { insertAfterLead } from './answerCopies.ts'
import { answerScope, type DocumentNames } from './answerScope.ts'
import { contradictionsMarkdown } from './contradictionSides.ts'
import { escapeLine, escapeName } from './escapeMarkdown.ts'
import type { ThreadMessage } from './messages.ts'
import { sourceLocation } from './sources.ts'

/** File name for an exported thread: its title without characters that are invalid in file names. */
export function exportFileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...name].slice(0, 80).join('').trim() || NEW_CHAT_TITLE}.md`
}

/** Converts a thread to Markdown: author, time and text of each message, and the limit and sources of each answer. */
export function threadToMarkdown(
  title: string,
  messages: readonly ThreadMessage[],
  {
    userName,
    assistantName,
    documentNames = {},
  }: { userName: string; assistantName: string; documentNames?: DocumentNames },
): string {
  const parts = messages.map((message, index) => {
    const name = message.role === 'user' ? userName : assistantName
    const heading = `## ${escapeName(name)}, ${message.timestamp}`
    const note = message.isStopped ? ['*Stopped before it was answered.*'] : []
    const scope = answerScope(messages, index, documentNames)
    const limit = scope === null ? [] : [`*${escapeLine(scope)}*`]
    const text = insertAfterLead(escapeMessage(message.content.trim()), contradictionsMarkdown(message))
    return [heading, ...limit, text, ...note, ...sourceList(message)].join('\n\n')
  })
  return `${[`# ${escapeName(title) || NEW_CHAT_TITLE}`, ...parts].join('\n\n')}\n`
}

function sourceList({ sources = [] }: ThreadMessage): string[] {
  if (sources.length === 0) return []
  const entries = sources.map((source, index) => {
    const location = [escapeName(source.filename), escapeName(sourceLocation(source))]
      .filter(Boolean)
      .join(', ')
    const confidence = `${wordOf(source.confidence)}, ${percentOf(source.confidence)}`
    return `${index + 1}. ${location} (${confidence})\n\n   > ${escapeLine(source.excerpt)}`
  })
  return ['### Sources', entries.join('\n\n')]
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** Escapes images and HTML outside of code blocks, and closes an unclosed code block. */
function escapeMessage(markdown: string): string {
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
