import { HttpError } from '../api/errors.ts'
import type { Backend } from '../backend.ts'
import type { MailRow } from '../hosted/rows.ts'

// Controls of the mock server, for test suites and people who cannot reach into its process.

export interface ControlsContext {
  readonly backend: Backend
  /** Restores the world that the server started with. */
  readonly reset: () => Promise<void>
}

type Control = (context: ControlsContext, request: Request) => Response | Promise<Response>

/** Every control by path and method. */
const CONTROLS: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  '/__mock/mails': {
    GET: ({ backend }) => Response.json(backend.hosted.outbox.list().map(presentMail)),
  },
  '/__mock/reset': {
    POST: async ({ reset }) => {
      await reset()
      return new Response(null, { status: 204 })
    },
  },
}

/** Handles requests to /__mock. Resolves with null for other requests. */
export async function handleControl(context: ControlsContext, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (!/^\/__mock(\/|$)/.test(pathname)) return null
  const control = CONTROLS[pathname]
  if (control === undefined)
    return new HttpError(404, `Not found. The controls are ${Object.keys(CONTROLS).join(', ')}.`).toResponse()
  const respond = control[request.method]
  if (respond !== undefined) return respond(context, request)
  return new HttpError(405, 'Method not allowed.', { Allow: Object.keys(control).join(', ') }).toResponse()
}

/** A sent message. Text messages have a telephone number as their recipient. */
function presentMail(mail: MailRow) {
  return { kind: mail.to.includes('@') ? 'email' : 'sms', ...mail }
}
