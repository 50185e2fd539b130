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
  ['email=match.^u', "a.email ~ '^u'"],
  ['email=imatch.^[[:alpha:]]%2B@LAB', "a.email ~* '^[[:alpha:]]+@LAB'"],
  ['status=in.(pending,"rejected")', "a.status = any('{pending,rejected}')"],
  ['status=in.()', "a.status = any('{}')"],
  ['status=not.in.(pending,approved)', "not a.status = any('{pending,approved}')"],
  ['admin_notes=is.null', 'a.admin_notes is null'],
  ['admin_notes=not.is.null', 'a.admin_notes is not null'],
  ['admin_notes=isdistinct.Good', "a.admin_notes is distinct from 'Good'"],
  ['status=eq(any).{pending,active}', "a.status = any('{pending,active}')"],
  ['email=ilike(all).{u%25,%25LAB%25}', "a.email ilike all('{u%,%LAB%}')"],
  [
    'or=(email.eq."a,b",and(status.eq.approved,not.or(admin_notes.is.null,email.eq.x)))',
    "a.email = 'a,b' or (a.status = 'approved' and not (a.admin_notes is null or a.email = 'x'))",
  ],
  ['interest->>role=eq.researcher', "to_jsonb(a.interest)->>'role' = 'researcher'"],
].map(([parameters = '', condition = '']) => [list(parameters), filtered(condition)])

/** One for each code of an error. */
const REFUSED_FILTERS: readonly ReadCase[] = [
  ['interest=cs.{a}', "a.interest @> '{a}'"],
  ['email=cd.{a}', "a.email <@ '{a}'"],
  ['email=is.true', 'a.email is true'],
  ['id=eq.nobody', "a.id = 'nobody'"],
  ['created_at=eq.soon', "a.created_at = 'soon'"],
  ['email=like.*\\', "a.email like '%\\'"],
].map(([parameters = '', condition = '']) => [list(parameters), filtered(condition)])

const COLUMNS: readonly ReadCase[] = [
  [
    'admin_applications?select=who:first_name,email&order=id',
    `select first_name as who, email ${from} order by a.id`,
  ],
  [
    'admin_applications?select=day:created_at::date,at:created_at::time,plain:created_at::timestamp,text:created_at::text,moment:created_at&order=id',
    `select created_at::date as day, created_at::time as at, created_at::timestamp as plain, created_at::text as text, created_at as moment ${from} order by a.id`,
  ],
  [
    'admin_applications?select=interest->>role,status->0&order=id',
    `select to_jsonb(interest)->>'role' as role, to_jsonb(status)->0 as status ${from} order by a.id`,
  ],
  ['admin_applications?select=age', 'select admin_applications.age from admin_applications'],
  ['admin_applications?select=id::int', `select id::int ${from}`],
  ['admin_applications?select=email::colour', `select email::colour ${from}`],
]

const AGGREGATES: readonly ReadCase[] = [
  ['admin_applications?select=count()', `select count(*) ${from}`],
  [
    'admin_applications?select=status,count(),last:created_at.max()&order=status',
    `select status, count(*), max(created_at) as last ${from} group by status order by status`,
  ],
  ['admin_applications?select=created_at.sum()', `select sum(created_at) ${from}`],
  [
    'admin_applications?select=count(),day:created_at::date&order=created_at',
    `select count(*), created_at::date as day from admin_applications group by day order by admin_applications.created_at`,
  ],
]

const ORDERS: readonly ReadCase[] = [
  ['order=status.desc,id.desc', 'status desc, id desc'],
  ['order=admin_notes,id', 'admin_notes, id'],
  ['order=admin_notes.nullsfirst,id', 'admin_notes nulls first, id'],
  ['order=admin_notes.desc.nullslast,id', 'admin_notes desc nulls last, id'],
].map(([order, sql]) => [`admin_applications?select=id&${order}`, `select a.id ${from} order by ${sql}`])

/** The joined rows of a table as PostgREST selects them. */
const events = (columns: string, rest = '') =>
  `coalesce((select json_agg(e) from (select ${columns} from submission_events s where s.waitlist_submission_id = a.id ${rest}) e), '[]')`
const event = `from submission_events s join admin_applications a on a.id = s.waitlist_submission_id`

const JOINS: readonly ReadCase[] = [
  [
    'admin_applications?select=email,submission_events(kind)&submission_events.limit=1&order=id',
    `select email, ${events('s.kind', 'limit 1')} as submission_events ${from} order by a.id`,
  ],
  [
    'admin_applications?select=email,history:submission_events!inner(kind)&history.kind=eq.approved&order=id',
    `select email, ${events('s.kind', "and s.kind = 'approved'")} as history ${from}
     where exists (select from submission_events s where s.waitlist_submission_id = a.id and s.kind = 'approved')
     order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events(count)&order=id',
    `select email, ${events('count(*)')} as submission_events ${from} order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events()&submission_events.kind=eq.rejected&or=(submission_events.not.is.null,status.eq.pending)&order=id',
    `select email ${from} where a.status = 'pending' or exists
       (select from submission_events s where s.waitlist_submission_id = a.id and s.kind = 'rejected') order by a.id`,
  ],
  [
    'submission_events?select=kind,...admin_applications!inner(who:email,status)&admin_applications.status=eq.approved&order=admin_applications(id)',
    `select s.kind, a.email as who, a.status ${event} where a.status = 'approved' order by a.id`,
  ],
]

export const READ_CASES: readonly ReadCase[] = [
  ...FILTERS,
  ...REFUSED_FILTERS,
  ...COLUMNS,
  ...AGGREGATES,
  ...ORDERS,
  ...JOINS,
]
