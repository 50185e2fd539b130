import * as v from 'valibot'
import { textOfAtMost } from '../../lib/text/text.ts'

/** How pressing a message to support is; the middle one unless chosen otherwise. */
export const PRIORITIES = ['low', 'medium', 'high'] as const
export type Priority = (typeof PRIORITIES)[number]

export const PRIORITY_LABELS: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' }

/** When support has answered at the latest. */
export const REPLY_PROMISE = 'within 24 hours'

/** The longest subject, in characters. */
export const MAX_SUBJECT_LENGTH = 150

/** The longest link to a mail program, in characters: browsers on Windows open none that is longer. */
export const MAX_LINK_LENGTH = 2000

/** The form's texts. A message may be of any length: what is too long for a link is told when it is sent. */
export const helpMessageSchema = v.object({
  subject: v.pipe(
    textOfAtMost(MAX_SUBJECT_LENGTH, 'The subject'),
    v.transform(oneLine),
    v.nonEmpty('Please enter a subject.'),
  ),
  message: v.pipe(v.string(), v.transform(plainText), v.trim(), v.nonEmpty('Please enter your message.')),
})

/** A message to support, with who writes it. */
export interface HelpMessage {
  /** The address of support; empty where none is configured. */
  readonly to: string
  /** The address of the account it is about; empty where there is none. */
  readonly account: string
  readonly subject: string
  readonly message: string
  readonly priority: Priority
}

// Signs that turn the direction of the text after them: they make a line read otherwise than it is written.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROLS = /\p{Cc}/gu

/** On one line, so that nothing in it can begin a header of its own. */
function oneLine(text: string): string {
  return text
    .replace(TURNS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed()
}

/** Lines of text without other control characters. */
function plainText(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n')
  return lines
    .replace(TURNS, '')
    .replace(CONTROLS, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .toWellFormed()
}

/** The message as the mail says it, and as it can be copied where there is no mail program. */
export function mailText({ account, message, priority }: HelpMessage): string {
  const lines = [`Priority: ${PRIORITY_LABELS[priority]}`, ...(account === '' ? [] : [`Account: ${account}`])]
  return `${plainText(message).trim()}\n\n${lines.join('\n')}`
}

/** What opens the person's mail program with the message in it. */
export function mailLink(mail: HelpMessage): string {
  const to = encodeURIComponent(mail.to).replaceAll('%40', '@')
  const subject = encodeURIComponent(oneLine(mail.subject))
  // Lines of mails end like this, wherever they were written.
  const body = encodeURIComponent(mailText(mail).replaceAll('\n', '\r\n'))
  return `mailto:${to}?subject=${subject}&body=${body}`
}

/** Why a message cannot be handed to a mail program, or null where it can. */
export function mailProblem(mail: HelpMessage): string | null {
  if (mail.to === '')
    return 'No support address is set up here. Your text is kept: copy it, and ask whoever gave you access where to send it.'
  if (mailLink(mail).length > MAX_LINK_LENGTH)
    return `This message is too long to be handed to a mail program. Your text is kept: copy it, and paste it into an email to ${mail.to}.`
  return null
}

/** What is told where the mail program did not open. */
export function mailProgramMissing({ to }: HelpMessage): string {
  return `Your mail program could not be opened. Your text is kept: copy it, and paste it into an email to ${to}.`
}
