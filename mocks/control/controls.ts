import { HttpError } from '../api/errors.ts'
import { MAX_OFFSET_MS, readClockChange, readFaults, readWorld } from './bodies.ts'
import { expireTokens } from './expireTokens.ts'
import { presentMail } from './mails.ts'
import { CONTROL_PATHS } from './paths.ts'
import { settingsOf } from './settings.ts'
import { controlState } from './state.ts'
import type { ControlTarget } from './target.ts'

// The controls of the mock backend over HTTP, for the presenter panel, test suites and people with curl.

type Show = (target: ControlTarget) => unknown
type Change = (target: ControlTarget, request: Request) => Promise<void>

/** Paths that show something: GET. */
const SHOWN: Readonly<Record<string, Show>> = {
  [CONTROL_PATHS.state]: controlState,
  [CONTROL_PATHS.mails]: ({ backend }) => backend.hosted.outbox.list().map(presentMail),
}

/** Paths that change something: POST. The response is the new state. */
const CHANGES: Readonly<Record<string, Change>> = {
  [CONTROL_PATHS.world]: async (target, request) => {
    const world = await readWorld(request)
    await target.startNew({ ...target.settings(), world })
  },
  [CONTROL_PATHS.faults]: async (target, request) => target.save({ faults: await readFaults(request) }),
  [CONTROL_PATHS.clock]: changeClock,
  [CONTROL_PATHS.reset]: (target) => target.startNew(settingsOf(target.settings().world)),
  [CONTROL_PATHS.undo]: async (target) => {
    if (!target.canUndo()) throw new HttpError(400, 'There is nothing to undo.')
    await target.undo()
  },
  [CONTROL_PATHS.deletePrevious]: (target) => target.deletePrevious(),
}

async function changeClock(target: ControlTarget, request: Request): Promise<void> {
  const change = await readClockChange(request)
  if ('reset' in change) return target.save({ clockOffsetMs: 0 })
  if ('expireTokens' in change) {
    await expireTokens(target.backend, target.clock)
    return target.save({})
  }
  const clockOffsetMs = target.clock.offset() + change.advanceMs
  if (clockOffsetMs > MAX_OFFSET_MS)
    throw new HttpError(400, 'The clock cannot be more than ten years ahead.')
  return target.save({ clockOffsetMs })
}

/** Handles the requests to /__mock, one change after the other. */
export interface Controls {
  /** Resolves with null for requests to other paths. */
  handle(request: Request): Promise<Response | null>
}

export function createControls(target: ControlTarget): Controls {
  let lastChange: Promise<unknown> = Promise.resolve()

  function change(apply: Change, request: Request): Promise<Response> {
    const changed = lastChange.then(async () => {
      await apply(target, request)
      return Response.json(controlState(target))
    })
    lastChange = changed.catch(() => {})
    return changed
  }

  async function respond(request: Request, pathname: string): Promise<Response> {
    const { method } = request
    const show = SHOWN[pathname]
    if (show !== undefined) {
      if (method !== 'GET' && method !== 'HEAD') throw notAllowed('GET, HEAD')
      await lastChange
      const response = Response.json(show(target))
      return method === 'HEAD' ? new Response(null, response) : response
    }
    const apply = CHANGES[pathname]
    if (apply === undefined) {
      throw new HttpError(404, `Not found. The controls are ${Object.values(CONTROL_PATHS).join(', ')}.`)
    }
    if (method !== 'POST') throw notAllowed('POST')
    return change(apply, request)
  }

  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (!/^\/__mock(\/|$)/.test(pathname)) return null
      try {
        return await respond(request, pathname)
      } catch (error) {
        if (error instanceof HttpError) return error.toResponse()
        throw error
      }
    },
  }
}

function notAllowed(allowed: string): HttpError {
  return new HttpError(405, 'Method not allowed.', { Allow: allowed })
}
