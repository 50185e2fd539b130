import * as v from 'valibot'
import type { Context } from '../context.ts'
import { hashPassword } from '../db/password.ts'
import type { UserRow } from '../db/rows.ts'
import { deleteAccount } from '../jobs/deleting.ts'
import { check, readBody } from './body.ts'
import { endOtherSessions, findCaller, isAdmin, requireAdmin, requireUserAccess } from './caller.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { beliefSensitivity, body, fraction, memoryDecay, newPassword, nonBlank } from './fields.ts'
import { fullName, presentUser, splitName } from './present.ts'

const profile = body({
  name: v.exactOptional(nonBlank),
  first_name: v.exactOptional(v.string()),
  last_name: v.exactOptional(v.string()),
  machine_name: v.exactOptional(nonBlank),
  roles: v.exactOptional(
    v.pipe(
      v.array(v.string()),
      v.check((roles) => new Set(roles).size === roles.length, 'The same role twice'),
    ),
  ),
  password: v.exactOptional(newPassword),
  contradiction_tolerance: v.exactOptional(fraction),
  belief_sensitivity: v.exactOptional(beliefSensitivity),
  memory_decay: v.exactOptional(memoryDecay),
})

const update = v.pipe(
  profile,
  v.check((fields) => Object.keys(fields).length > 0, 'At least one field'),
)

export function users(context: Context): Operation[] {
  const { db, ids } = context

  async function change(id: string, changes: Partial<UserRow>): Promise<UserRow> {
    const user = await db.users.update(id, changes)
    if (user === undefined) throw new HttpError(404, 'Not found.')
    return user
  }

  return [
    defineOperation('get', '/users/', ({ request }) => {
      const caller = findCaller(context, request)
      if (!caller.is_active) throw new HttpError(403, 'This account is deactivated.')
      return {
        status: 200,
        body: isAdmin(caller) ? db.users.list().map(presentUser) : presentUser(caller),
      }
    }),

    defineOperation('get', '/users/search', ({ request, query }) => {
      requireAdmin(context, request)
      const { q } = check({ q: query.get('q') ?? undefined }, v.object({ q: nonBlank }), 'query')
      const part = q.toLowerCase()
      const found = db.users.list((user) => `${fullName(user)}\n${user.email}`.toLowerCase().includes(part))
      return { status: 200, body: found.map(presentUser) }
    }),

    defineOperation('get', '/users/{id}', ({ request, params }) => ({
      status: 200,
      body: presentUser(requireUserAccess(context, request, params.id)),
    })),

    defineOperation('put', '/users/{id}', async ({ request, params }) => {
      const { id } = requireUserAccess(context, request, params.id)
      const { name, password, ...fields } = await readBody(request, update)
      if (fields.roles !== undefined || password !== undefined) requireAdmin(context, request)
      const user = await change(id, {
        ...(name !== undefined && splitName(name)),
        ...(password !== undefined && { password_hash: await hashPassword(password, ids.uuid()) }),
        ...fields,
      })
      if (password !== undefined) endOtherSessions(context, request, id)
      return { status: 200, body: presentUser(user) }
    }),

    defineOperation('delete', '/users/{id}', async ({ request, params }) => {
      await deleteAccount(context, requireUserAccess(context, request, params.id).id)
      return { status: 204, body: null }
    }),

    defineOperation('patch', '/users/{id}/activate', async ({ request, params }) => {
      requireAdmin(context, request)
      return { status: 200, body: presentUser(await change(params.id, { is_active: true })) }
    }),

    defineOperation('patch', '/users/{id}/deactivate', async ({ request, params }) => {
      requireAdmin(context, request)
      return { status: 200, body: presentUser(await change(params.id, { is_active: false })) }
    }),
  ]
}
