import { APPLICATIONS } from '../../../supabase/fixture.ts'

/** A request of an admin for rows, and the SQL statement that PostgREST makes of it. */
export type ReadCase = readonly [path: string, sql: string]

const from = 'from admin_applications a'
const filtered = (condition: string) => `select a.id ${from} where ${condition} order by a.id`
const list = (parameters: string) => `admin_applications?select=id&order=id&${parameters}`

const FILTERS: readonly ReadCase[] = [
  ['or=(status.eq.pending,status.eq.rejected)', "a.status = 'pending' or a.status = 'rejected'"],
  ['and=(status.eq.approved,email.like.exp*)', "a.status = 'approved' and a.email like 'exp%'"],
  [
    'or=(email.eq."a,b",and(status.eq.approved,not.or(admin_notes.is.null,email.eq.x)))',
    "a.email = 'a,b' or (a.status = 'approved' and not (a.admin_notes is null or a.email = 'x'))",
  ],
  ['not.or=(status.eq.pending,admin_notes.eq.Good)', "not (a.status = 'pending' or a.admin_notes = 'Good')"],
  ['or=(status.in.(pending,rejected),id.is.null)', "a.status = any('{pending,rejected}') or a.id is null"],
  ['status=in.()', "a.status = any('{}')"],
  ['status=not.in.(pending,approved)', "not a.status = any('{pending,approved}')"],
  ['email=like(any).{una%25,%25@Lab%25}', "a.email like any('{una%,%@Lab%}')"],
  ['email=ilike(all).{u%25,%25LAB%25}', "a.email ilike all('{u%,%LAB%}')"],
  ['status=eq(any).{pending,active}', "a.status = any('{pending,active}')"],
  [`id=gt(all).{${APPLICATIONS.unused.id}}`, `a.id > all('{${APPLICATIONS.unused.id}}')`],
  ['email=match.^u', "a.email ~ '^u'"],
  ['email=imatch.^[[:alpha:]]%2B@LAB', "a.email ~* '^[[:alpha:]]+@LAB'"],
  ['admin_notes=isdistinct.Good', "a.admin_notes is distinct from 'Good'"],
  ['admin_notes=not.isdistinct.Good', "not a.admin_notes is distinct from 'Good'"],
  ['admin_notes=is.not_null', 'a.admin_notes is not null'],
  ['created_at=gte.2026-01-02', "a.created_at >= '2026-01-02'"],
  ['created_at=lt.2026-01-02T00:00:00%2B02:00', "a.created_at < '2026-01-02T00:00:00+02:00'"],
  ['interest->>role=eq.researcher', "to_jsonb(a.interest)->>'role' = 'researcher'"],
  ['interest->>role=is.null', "to_jsonb(a.interest)->>'role' is null"],
  ['status->>0=eq.pending', "to_jsonb(a.status)->>0 = 'pending'"],
  ['interest->role=cs.{"a":1}', `to_jsonb(a.interest)->'role' @> '{"a":1}'`],
].map(([parameters = '', condition = '']) => [list(parameters), filtered(condition)])

const REFUSED_FILTERS: readonly ReadCase[] = [
  ['interest=cs.{a}', "a.interest @> '{a}'"],
  ['id=cd.{a}', "a.id <@ '{a}'"],
  ['email=cd.{a}', "a.email <@ '{a}'"],
  ['created_at=cs.{a}', "a.created_at @> '{a}'"],
  ['created_at=ov.{a}', "a.created_at && '{a}'"],
  ['email=sl.(1,2)', "a.email << '(1,2)'"],
  ['email=sr.(1,2)', "a.email >> '(1,2)'"],
  ['email=adj.(1,2)', "a.email -|- '(1,2)'"],
  ['id=like.a*', "a.id like 'a%'"],
  ['created_at=match.a', "a.created_at ~ 'a'"],
  ['id=fts.a', "a.id @@ to_tsquery('a')"],
  ['email=is.true', 'a.email is true'],
  ['email=is.unknown', 'a.email is unknown'],
  ['id=in.(a)', "a.id = any('{a}')"],
  ['email=like(any).a', "a.email like any('a')"],
  ['email=like.*\\', "a.email like '%\\'"],
  ['email=like.a\\', "a.email like 'a\\'"],
  ['interest->role=eq.researcher', "to_jsonb(a.interest)->'role' = 'researcher'"],
].map(([parameters = '', condition = '']) => [list(parameters), filtered(condition)])

const COLUMNS: readonly ReadCase[] = [
  [
    'admin_applications?select=day:created_at::date,at:created_at::time,plain:created_at::timestamp,text:created_at::text,moment:created_at&order=id',
    `select created_at::date as day, created_at::time as at, created_at::timestamp as plain, created_at::text as text, created_at as moment ${from} order by a.id`,
  ],
  [
    'admin_applications?select=interest::json,id::text,created_at::date&order=id',
    `select interest::json, id::text, created_at::date ${from} order by a.id`,
  ],
  [
    'admin_applications?select=interest->>role,status->0,email->>-1,interest->a->>b&order=id',
    `select to_jsonb(interest)->>'role' as role, to_jsonb(status)->0 as status, to_jsonb(email)->>-1 as email,
       to_jsonb(interest)->'a'->>'b' as b ${from} order by a.id`,
  ],
  ['admin_applications?select=email::int', `select email::int ${from}`],
  ['admin_applications?select=id::int', `select id::int ${from}`],
  ['admin_applications?select=id::boolean', `select id::boolean ${from}`],
  ['admin_applications?select=created_at::numeric', `select created_at::numeric ${from}`],
  ['admin_applications?select=email::date', `select email::date ${from}`],
  ['admin_applications?select=email::uuid', `select email::uuid ${from}`],
  ['admin_applications?select=email::jsonb', `select email::jsonb ${from}`],
  ['admin_applications?select=email::colour', `select email::colour ${from}`],
]

const AGGREGATES: readonly ReadCase[] = [
  ['admin_applications?select=count()', `select count(*) ${from}`],
  ['admin_applications?select=count', `select a.count ${from}`],
  [
    'admin_applications?select=status,count(),last:created_at.max()&order=status',
    `select status, count(*), max(created_at) as last ${from} group by status order by status`,
  ],
  [
    'admin_applications?select=first:email.min(),last:email.max()&status=eq.nothing',
    `select min(email) as first, max(email) as last ${from} where status = 'nothing'`,
  ],
  [
    'admin_applications?select=status,count()&status=eq.nothing',
    `select status, count(*) ${from} where status = 'nothing' group by status`,
  ],
  [
    'admin_applications?select=total:last_name::text.count()::text,created_at::date&order=created_at',
    `select count(last_name)::text as total, created_at::date ${from} group by a.created_at order by a.created_at`,
  ],
  [
    'admin_applications?select=total:count(),day:created_at::date&created_at=lt.2026-01-02',
    `select count(*) as total, created_at::date as day ${from} where a.created_at < '2026-01-02' group by day`,
  ],
  [
    'admin_applications?select=count(),day:created_at::date&order=created_at',
    `select count(*), created_at::date as day from admin_applications group by day order by admin_applications.created_at`,
  ],
  [
    'admin_applications?select=count(),state:status&order=status',
    `select count(*), status as state ${from} group by state order by a.status`,
  ],
  ['admin_applications?select=created_at.sum()', `select sum(created_at) ${from}`],
  ['admin_applications?select=email.avg()', `select avg(email) ${from}`],
  ['admin_applications?select=id.min()', `select min(id) ${from}`],
]

const ORDERS: readonly ReadCase[] = [
  ['order=status.desc,id.desc', 'status desc, id desc'],
  ['order=admin_notes.nullsfirst,id', 'admin_notes nulls first, id'],
  ['order=admin_notes.desc,id', 'admin_notes desc, id'],
  ['order=admin_notes.desc.nullslast,id', 'admin_notes desc nulls last, id'],
  ['order=interest->>role,created_at.desc,id', "to_jsonb(interest)->>'role', created_at desc, id"],
].map(([order, sql]) => [`admin_applications?select=id&${order}`, `select a.id ${from} order by ${sql}`])

/** The joined rows of a table as PostgREST selects them. */
const events = (columns: string, rest = '') =>
  `coalesce((select json_agg(e) from (select ${columns} from submission_events s where s.waitlist_submission_id = a.id ${rest}) e), '[]')`
const event = `from submission_events s join admin_applications a on a.id = s.waitlist_submission_id`
const person = `(select row_to_json(p) from (select a.email) p)`

const JOINS: readonly ReadCase[] = [
  [
    'admin_applications?select=email,submission_events(kind)&order=id',
    `select email, ${events('s.kind')} as submission_events ${from} order by a.id`,
  ],
  [
    'admin_applications?select=email,history:submission_events!inner(kind)&history.kind=eq.approved&order=id',
    `select email, ${events('s.kind', "and s.kind = 'approved'")} as history ${from}
     where exists (select from submission_events s where s.waitlist_submission_id = a.id and s.kind = 'approved')
     order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events(kind)&submission_events.limit=0&order=id',
    `select email, ${events('s.kind', 'limit 0')} as submission_events ${from} order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events(count)&order=id',
    `select email, ${events('count(*)')} as submission_events ${from} order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events(kind,count())&order=id',
    `select email, ${events('s.kind, count(*)', 'group by s.kind')} as submission_events ${from} order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events()&submission_events.kind=eq.rejected&submission_events=not.is.null',
    `select email ${from} where exists
       (select from submission_events s where s.waitlist_submission_id = a.id and s.kind = 'rejected')`,
  ],
  [
    'admin_applications?select=email,submission_events()&submission_events.kind=eq.rejected&submission_events=is.null&order=id',
    `select email ${from} where not exists
       (select from submission_events s where s.waitlist_submission_id = a.id and s.kind = 'rejected') order by a.id`,
  ],
  [
    'admin_applications?select=email,submission_events()&submission_events.kind=eq.rejected&or=(submission_events.not.is.null,status.eq.pending)&order=id',
    `select email ${from} where a.status = 'pending' or exists
       (select from submission_events s where s.waitlist_submission_id = a.id and s.kind = 'rejected') order by a.id`,
  ],
  [
    'admin_applications?select=email,...submission_events(kind)&order=id',
    `select email, coalesce((select json_agg(s.kind) from submission_events s where s.waitlist_submission_id = a.id), '[]') as kind
     ${from} order by a.id`,
  ],
  [
    'submission_events?select=kind,admin_applications(email)&order=admin_applications(id).desc,kind',
    `select s.kind, ${person} as admin_applications ${event} order by a.id desc, s.kind`,
  ],
  [
    'submission_events?select=kind,...admin_applications!inner(who:email,status)&admin_applications.status=eq.approved&order=admin_applications(id)',
    `select s.kind, a.email as who, a.status ${event} where a.status = 'approved' order by a.id`,
  ],
  [
    'submission_events?select=kind,admin_applications!submission_events_waitlist_submission_id_fkey!inner(email,submission_events(kind))&admin_applications.email=like.p*',
    `select s.kind, (select row_to_json(p) from (select a.email, ${events('s.kind')} as submission_events) p) as admin_applications
     ${event} where a.email like 'p%'`,
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
