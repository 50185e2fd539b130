import * as v from 'valibot'
import { textOfAtMost } from '../../lib/text/text.ts'

export const PRIORITIES = ['low', 'medium', 'high'] as const
export type Priority = (typeof PRIORITIES)[number]

export const PRIORITY_LABELS: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' }

export const REPLY_TIME = 'within 24 hours'

export const MAX_SUBJECT_LENGTH = 150

/** In characters. Browsers on Windows do not open longer mailto links. */
export const MAX_LINK_LENGTH = 2000

/** The message has no maximum length here: `mailError` rejects one that is too long for a link. */
export const supportMessageSchema = v.object({
  subject: v.pipe(
    textOfAtMost(MAX_SUBJECT_LENGTH, 'The subject'),
    v.transform(oneLine),
    v.nonEmpty('Please enter a subject.'),
  ),
  message: v.pipe(
    v.string(),
    v.transform(withoutControls),
    v.trim(),
    v.nonEmpty('Please enter your message.'),
  ),
})

export interface SupportMessage {
  /** Email address of support; empty if not configured. */
  readonly to: string
  /** Email address of the account; empty without one. */
  readonly account: string
  readonly subject: string
  readonly message: string
  readonly priority: Priority
}

// They change the displayed order of characters.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROLS = /\p{Cc}/gu

/** One line, so that the text cannot add a mail header. */
function oneLine(text: string): string {
  return text
    .replace(BIDI_CONTROLS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed()
}

/** Removes control characters except tab and newline. */
function withoutControls(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n')
  return lines
    .replace(BIDI_CONTROLS, '')
    .replace(CONTROLS, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toWellFormed()
}

export function mailText({ account, message, priority }: SupportMessage): string {
  const lines = [`Priority: ${PRIORITY_LABELS[priority]}`, ...(account === '' ? [] : [`Account: ${account}`])]
  return `${withoutControls(message).trim()}\n\n${lines.join('\n')}`
}

export function mailLink(mail: SupportMessage): string {
  const to = encodeURIComponent(mail.to).replaceAll('%40', '@')
  const subject = encodeURIComponent(oneLine(mail.subject))
  // RFC 6068 requires CRLF.
  const body = encodeURIComponent(mailText(mail).replaceAll('\n', '\r\n'))
  return `mailto:${to}?subject=${subject}&body=${body}`
}

/** Error message if the mail program cannot be opened with this message, otherwise null. */
export function mailError(mail: SupportMessage): string | null {
  if (mail.to === '')
    return 'No support address is configured. Copy your message and send it to the person who gave you access.'
  if (mailLink(mail).length > MAX_LINK_LENGTH)
    return `This message is too long to open in an email app. Copy it and paste it into an email to ${mail.to}.`
  return null
}

export function mailProgramError({ to }: SupportMessage): string {
  return `Your email app could not be opened. Copy your message and paste it into an email to ${to}.`
}
