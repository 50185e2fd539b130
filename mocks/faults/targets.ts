import type { Database } from '../../src/hosted/database.gen.ts'
import type { OperationId } from '../api/operationIds.ts'
import { isOperationId, OPERATION_IDS, operationIdOf } from '../api/operationIds.ts'

const GROUPS = ['*', 'api', 'provider'] as const
const AUTH_ENDPOINTS = [
  'auth/token',
  'auth/signup',
  'auth/recover',
  'auth/user',
  'auth/logout',
  'auth/factors',
] as const

type TableEndpoint = `rest/${keyof (Database['public']['Tables'] & Database['public']['Views']) & string}`

const TABLE_ENDPOINTS: Readonly<Record<TableEndpoint, true>> = {
  'rest/waitlist_submissions': true,
  'rest/admin_applications': true,
  'rest/submission_events': true,
  'rest/approved_users': true,
  'rest/magic_links': true,
  'rest/admin_users': true,
}
const FUNCTION_ENDPOINTS = ['functions/send-approval-email', 'functions/notify-waitlist-submission'] as const

export const PROVIDER_ENDPOINTS: readonly ProviderEndpoint[] = [
  ...AUTH_ENDPOINTS,
  ...Object.keys(TABLE_ENDPOINTS).filter(isTableEndpoint),
  ...FUNCTION_ENDPOINTS,
]

type ProviderEndpoint = (typeof AUTH_ENDPOINTS)[number] | TableEndpoint | (typeof FUNCTION_ENDPOINTS)[number]

/** The requests that a fault affects: all, those to one service, or those to one operation or endpoint. */
export type Target = (typeof GROUPS)[number] | OperationId | ProviderEndpoint

export const TARGETS: readonly Target[] = [...GROUPS, ...OPERATION_IDS, ...PROVIDER_ENDPOINTS]

export type Service = 'api' | 'auth' | 'rest' | 'functions'

/** The service that a request is sent to; null if it is none. */
export function serviceOf(request: Request): Service | null {
  const { pathname } = new URL(request.url)
  if (/\/api\/v1(?:\/|$)/.test(pathname)) return 'api'
  const service = /\/hosted\/(auth|rest|functions)\/v1\//.exec(pathname)?.[1]
  return service === 'auth' || service === 'rest' || service === 'functions' ? service : null
}

export function isTargeted(request: Request, target: Target): boolean {
  const service = serviceOf(request)
  if (service === null) return false
  if (target === '*') return true
  if (target === 'api') return service === 'api'
  if (target === 'provider') return service !== 'api'
  if (isOperationId(target)) return operationIdOf(request) === target
  const endpoint = /\/hosted\/\w+\/v1\/([^/]+)/.exec(new URL(request.url).pathname)?.[1]
  return `${service}/${endpoint}` === target
}

export function isTarget(text: string): text is Target {
  return TARGETS.some((target) => target === text)
}

function isTableEndpoint(text: string): text is TableEndpoint {
  return Object.hasOwn(TABLE_ENDPOINTS, text)
}
