import { APPLICATIONS } from '../../../supabase/fixture.ts'

/** A request of an admin for rows, and the SQL statement that PostgREST makes of it. */
export type ReadCase = readonly [path: string, sql: string]

const from = 'from admin_applications a'
const filtered = (condition: string) => `select a.id ${from} where ${condition} order by a.id`
const list = (parameters: string) => `admin_applications?select=id&order=id&${parameters}`

/** One for each operator. */
const FILTERS: readonly ReadCase[] = [
  ['status=eq.approved', "a.status = 'approved'"],
  ['admin_notes=neq.Good', "a.admin_notes <> 'Good'"],
  ['created_at=gt.2026-01-02', "a.created_at > '2026-01-02'"],
  ['created_at=gte.2026-01-02T00:00:00%2B02:00', "a.created_at >= '2026-01-02T00:00:00+02:00'"],
  ['created_at=lt.2026-01-02', "a.created_at < '2026-01-02'"],
  [`id=lte.${APPLICATIONS.unused.id}`, `a.id <= '${APPLICATIONS.unused.id}'`],
  ['email=like.exp*', "a.email like 'exp%'"],
  ['email=ilike.una@LAB*', "a.email ilike 'una@LAB%'"],
  ['status=in.(pending,rejected)', "a.status = any('{pending,rejected}')"],
  ['status=in.()', "a.status = any('{}')"],
  ['admin_notes=is.null', 'a.admin_notes is null'],
  ['admin_notes=not.is.null', 'a.admin_notes is not null'],
  ['cleanup_incomplete=is.false', 'a.cleanup_incomplete is false'],
  ['cleanup_incomplete=eq.true', 'a.cleanup_incomplete = true'],
  ['email=like.*@*.e%25e', "a.email like '%@%.e%e'"],
  ['email=like.u_a%25', "a.email like 'u_a%'"],
  ['reviewed_by=is.null&status=neq.pending', "a.reviewed_by is null and a.status <> 'pending'"],
].map(([parameters = '', condition = '']) => [list(parameters), filtered(condition)])

/** One for each code of an error. */
const REFUSED_FILTERS: readonly ReadCase[] = [
  ['id=eq.nobody', "a.id = 'nobody'"],
  ['created_at=eq.soon', "a.created_at = 'soon'"],
  ['cleanup_incomplete=eq.perhaps', "a.cleanup_incomplete = 'perhaps'"],
].map(([parameters = '', condition = '']) => [list(parameters), filtered(condition)])

const COLUMNS: readonly ReadCase[] = [
  ['admin_applications?select=email,created_at&order=id', `select email, created_at ${from} order by a.id`],
  ['admin_applications?order=id', `select a.* ${from} order by a.id`],
  ['admin_applications?select=age', 'select admin_applications.age from admin_applications'],
]

const ORDERS: readonly ReadCase[] = [
  ['order=status.desc,id.desc', 'status desc, id desc'],
  ['order=admin_notes,id', 'admin_notes, id'],
  ['order=admin_notes.desc,id.asc', 'admin_notes desc, id'],
].map(([order, sql]) => [`admin_applications?select=id&${order}`, `select a.id ${from} order by ${sql}`])

const JOINS: readonly ReadCase[] = [
  [
    'admin_applications?select=email,submission_events(kind)&order=id',
    `select email, coalesce((select json_agg(e) from
       (select s.kind from submission_events s where s.waitlist_submission_id = a.id) e), '[]') as submission_events
     ${from} order by a.id`,
  ],
]

export const READ_CASES: readonly ReadCase[] = [
  ...FILTERS,
  ...REFUSED_FILTERS,
  ...COLUMNS,
  ...ORDERS,
  ...JOINS,
]
