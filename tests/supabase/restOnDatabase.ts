import type { ProviderSettings } from '../../supabase/functions/_shared/provider.ts'
import type { Database, OpenDatabase } from './database.ts'
import { USERS } from './fixture.ts'
import { setCaller } from './runOnDatabase.ts'

/** The settings with which the functions reach `restOnDatabase`. */
export const SETTINGS: ProviderSettings = {
  url: 'https://project.example',
  publicKeys: ['sb_publishable_1'],
  secretKey: 'sb_secret_1',
}

export const tokenOf = (user: keyof typeof USERS) => `token-of-${user}`

/**
 * A fetch function that answers the functions' requests like the provider: a table request becomes the SQL that
 * PostgREST generates, run with the role of the request's key. Anything that the functions do not use yet is an error,
 * so that it is added here together with its statement.
 */
export function restOnDatabase(database: OpenDatabase): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const table = /^\/rest\/v1\/([a-z_]+)$/.exec(url.pathname)?.[1]
    if (table === undefined) return answerUser(request)
    const { sql, values } = await statementOf(request, table)
    try {
      const rows = await database.transaction(async (transaction) => {
        await setRole(transaction, request)
        return (await transaction.query(sql, values)).rows
      })
      return Response.json(rows)
    } catch (error) {
      const code = Reflect.get(error as object, 'code')
      return Response.json({ code }, { status: code === '42501' ? 403 : 400 })
    }
  }
}

/** The user id of a request to /auth/v1/user, or 401. */
function answerUser(request: Request): Response {
  if (new URL(request.url).pathname !== '/auth/v1/user') throw new Error(`Unexpected request: ${request.url}`)
  const user = callerOf(request)
  return user === null ? Response.json({}, { status: 401 }) : Response.json({ id: USERS[user].id })
}

function callerOf({ headers }: Request): keyof typeof USERS | null {
  const bearer = headers.get('Authorization')?.replace('Bearer ', '')
  const users = Object.keys(USERS) as (keyof typeof USERS)[]
  return users.find((user) => tokenOf(user) === bearer) ?? null
}

async function setRole(transaction: Database, request: Request): Promise<void> {
  if (request.headers.get('apikey') === SETTINGS.secretKey) {
    await transaction.exec('set local role service_role')
    return
  }
  const user = callerOf(request)
  await setCaller(transaction, user === null ? {} : { user }, 'select')
}

type Values = (string | number | boolean | null)[]

async function statementOf(request: Request, table: string): Promise<{ sql: string; values: Values }> {
  const { select, on_conflict, limit, ...filters } = Object.fromEntries(new URL(request.url).searchParams)
  const body: Record<string, string | boolean | null> = request.method === 'GET' ? {} : await request.json()
  const columns = Object.keys(body)
  const values: Values = Object.values(body)
  const prefer = request.headers.get('Prefer') ?? ''
  const returning = prefer.includes('return=representation') ? ` returning ${select ?? '*'}` : ''
  const where = Object.entries(filters)
    .map(([column, filter], place) => `${place === 0 ? ' where ' : ''}${condition(column, filter, values)}`)
    .join(' and ')

  if (request.method === 'GET')
    return { sql: `select ${select} from ${table}${where}${limit ? ` limit ${limit}` : ''}`, values }
  if (request.method === 'PATCH') {
    const written = columns.map((column, place) => `${column} = $${place + 1}`)
    return { sql: `update ${table} set ${written}${where}${returning}`, values }
  }
  if (request.method === 'POST' && prefer.includes('resolution=merge-duplicates')) {
    const written = columns.map((column) => `${column} = excluded.${column}`)
    const places = columns.map((_, place) => `$${place + 1}`)
    const sql = `insert into ${table} (${columns}) values (${places}) on conflict (${on_conflict}) do update set ${written}${returning}`
    return { sql, values }
  }
  throw new Error(`Unexpected request: ${request.method} ${request.url}`)
}

const OPERATORS: Readonly<Record<string, string>> = { eq: '=', gte: '>=' }

/** A filter as SQL. Appends its value to `values`. */
function condition(column: string, filter: string, values: Values): string {
  if (filter === 'is.null') return `${column} is null`
  if (filter === 'not.is.null') return `${column} is not null`
  const [, name = '', value = ''] = /^([a-z]+)\.(.*)$/s.exec(filter) ?? []
  const operator = OPERATORS[name]
  if (operator === undefined) throw new Error(`Unexpected filter: ${column}=${filter}`)
  values.push(value)
  return `${column} ${operator} $${values.length}`
}
