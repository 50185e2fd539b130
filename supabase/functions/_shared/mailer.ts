import type { Mail, Mailer } from './ports.ts'

export interface MailSettings {
  /** The mail service's HTTP API, which takes { from, to, subject, html, text } with a bearer key. */
  readonly apiUrl: string
  readonly apiKey: string
  /** 'Engram <hello@engram.example>' */
  readonly from: string
  /** The app's origin: https://app.engram.example */
  readonly appOrigin: string
}

/** Time limit of a call to the mail service. */
const TIMEOUT_MS = 10_000

/** The mail service accepts no more emails for a while. */
export class MailLimitError extends Error {
  override readonly name = 'MailLimitError'
  /** The value of the header Retry-After. */
  readonly retryAfter: string

  constructor(retryAfter: string) {
    super('The mail service answered 429.')
    this.retryAfter = retryAfter
  }
}

/** A mailer that uses the mail service. Its errors do not quote the email, which may contain a setup token. */
export function createMailer(
  { apiUrl, apiKey, from, appOrigin }: MailSettings,
  sendRequest: typeof fetch = fetch,
): Mailer {
  return async (mail) => {
    const url = new URL(mail.link.href, appOrigin).href
    const response = await sendRequest(apiUrl, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        from,
        to: [mail.to],
        // A line break would start another header.
        subject: mail.subject.replace(/\s+/g, ' '),
        html: htmlOf(mail, url),
        text: [...mail.body, `${mail.link.label}: ${url}`].join('\n\n'),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.status === 429) throw new MailLimitError(response.headers.get('Retry-After') ?? '1')
    if (!response.ok) throw new Error(`The mail service answered ${response.status}.`)
  }
}

function htmlOf({ body, link }: Mail, url: string): string {
  const paragraphs = body.map((words) => `<p>${escapeHtml(words)}</p>`)
  const style = 'display:inline-block;padding:10px 16px;border-radius:6px;background:#131416;color:#ffffff'
  const button = `<p><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(link.label)}</a></p>`
  return `<!doctype html><html lang="en"><body>${paragraphs.join('')}${button}</body></html>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and quoted attributes. */
function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
