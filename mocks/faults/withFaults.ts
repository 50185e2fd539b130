import type { Handle } from '../backend.ts'
import type { Clock } from '../clock.ts'
import { bearerOf } from '../hosted/auth/caller.ts'
import type { Random } from '../random.ts'
import { errorResponse, expiredTokenResponse, isRefresh } from './failures.ts'
import type { Effect, Fault } from './fault.ts'
import { readHalf } from './readHalf.ts'
import { sleep } from './sleep.ts'
import { slowBody } from './slowBody.ts'
import { isTargeted } from './targets.ts'

export interface FaultOptions {
  /** The current faults. Called when a request arrives. */
  readonly faults: () => readonly Fault[]
  readonly clock: Clock
  readonly random: Random
  /** Receives the part of an upload that arrives before its connection is dropped. Default: half of the body. */
  readonly receivePart?: (request: Request) => Promise<void>
  /** Called with the faults that affect a request, if any, before the first takes effect. */
  readonly onFaults?: (request: Request, faults: readonly Fault[]) => void
}

/**
 * The backend with faults. Of the faults that affect a request, all latencies add up, then the first other effect in
 * list order decides the response, and the times of all slow bodies add up. The backend receives the request only if
 * no effect has replaced its response. A failed connection is a `Response.error()`.
 */
export function withFaults(
  handle: Handle,
  { faults, clock, random, receivePart = readHalf, onFaults = () => {} }: FaultOptions,
): Handle {
  async function respond(request: Request, effects: readonly Effect[]): Promise<Response> {
    for (const effect of effects)
      switch (effect.type) {
        case 'network':
          return Response.error()
        case 'drop-upload':
          await receivePart(request)
          return Response.error()
        case 'status':
          return errorResponse(request, effect.status)
        case 'retry-after':
          return withRetryAfter(errorResponse(request, 429), effect.seconds)
        case 'expired-token':
          return expiredTokenResponse(request)
        case 'malformed-json':
          return textResponse('application/json', '{"id": "3f2a", "items": [{"na')
        case 'html':
          return textResponse('text/html; charset=utf-8', PROXY_PAGE)
        case 'empty':
          return new Response(null, { headers: { 'Content-Length': '0' } })
      }
    return handle(request)
  }

  return async (request) => {
    const affecting = faults().filter((fault) => isAffected(request, fault) && isDrawn(fault, random))
    if (affecting.length > 0) onFaults(request, affecting)
    const effects = affecting.map(({ effect }) => effect)
    const latency = totalLatency(effects, random)
    if (latency > 0) await sleep(clock, latency, request.signal)
    if (request.signal.aborted) return Response.error()
    const response = await respond(request, effects)
    const ms = effects.reduce((sum, effect) => sum + (effect.type === 'slow-body' ? effect.ms : 0), 0)
    return ms === 0 ? response : slowBody(response, ms, clock, request.signal)
  }
}

const PROXY_PAGE = `<!doctype html>
<html lang="en"><head><title>Sign in to the network</title></head><body><h1>Sign in to the network</h1></body></html>
`

function isAffected(request: Request, { target, effect }: Fault): boolean {
  if (!isTargeted(request, target)) return false
  if (effect.type === 'drop-upload') return isUpload(request)
  return effect.type !== 'expired-token' || hasToken(request) || isRefresh(request)
}

function isUpload({ headers }: Request): boolean {
  return headers.get('Content-Type')?.startsWith('multipart/form-data') === true
}

/** Whether a request has a user's token. A client that is not signed in sends its publishable key as the bearer. */
function hasToken(request: Request): boolean {
  const bearer = bearerOf(request)
  return bearer !== null && bearer !== request.headers.get('apikey')
}

function isDrawn({ probability = 1 }: Fault, random: Random): boolean {
  return probability === 1 || random.next() < probability
}

function totalLatency(effects: readonly Effect[], random: Random): number {
  return effects.reduce((sum, effect) => {
    if (effect.type !== 'latency') return sum
    const { minMs, maxMs } = effect
    return sum + (minMs === maxMs ? minMs : Math.round(minMs + random.next() * (maxMs - minMs)))
  }, 0)
}

function withRetryAfter(response: Response, seconds: number): Response {
  response.headers.set('Retry-After', String(seconds))
  return response
}

function textResponse(type: string, text: string): Response {
  return new Response(text, { headers: { 'Content-Type': type } })
}
