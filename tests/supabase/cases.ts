import type { Caller, Case, Operation, Outcome, Values } from './case.ts'
import { APPLICATIONS, INTEREST, SETUPS, TOKENS, USERS } from './fixture.ts'
import { TRANSITIONS } from './transitions.ts'

const anonymous: Caller = {}
const admin: Caller = { user: 'admin' }
const una: Caller = { user: 'una' }
const ursula: Caller = { user: 'ursula' }
const other: Caller = { user: 'other' }
const holder = (token: keyof typeof TOKENS): Caller => ({ token })

/** The cases of one operation: each kind of caller with its outcome. */
const each = (operation: Operation, outcomes: readonly (readonly [Caller, Outcome])[]): Case[] =>
  outcomes.map(([caller, outcome]) => ({ caller, operation, outcome }))

const UNAUTHENTICATED: readonly Caller[] = [
  anonymous,
  holder('unknown'),
  holder('upperCase'),
  holder('empty'),
]
const none = (outcome: Outcome) => UNAUTHENTICATED.map((caller) => [caller, outcome] as const)

const today = new Date().toISOString()

const reading: Case[] = [
  ...each(
    { table: 'waitlist_submissions', action: 'select', columns: 'id,first_name,last_name,email,status' },
    [
      ...none(0),
      [holder('unused'), 1],
      [holder('used'), 1],
      [holder('expired'), 1],
      [una, 1],
      [other, 0],
      [admin, Object.keys(APPLICATIONS).length],
    ],
  ),
  // Interest and notes are not visible to a link, which may have been forwarded.
  ...each({ table: 'waitlist_submissions', action: 'select', columns: 'interest,admin_notes' }, [
    [anonymous, 'forbidden'],
    [holder('unused'), 'forbidden'],
    [una, 1],
    [admin, Object.keys(APPLICATIONS).length],
  ]),
  ...each({ table: 'approved_users', action: 'select' }, [
    ...none(0),
    [holder('unused'), 1],
    [holder('used'), 1],
    [holder('expired'), 1],
    [una, 1],
    [other, 0],
    [admin, 0],
  ]),
  // A token gives access only to its own row.
  ...each({ table: 'approved_users', action: 'select', where: { setup_token: TOKENS.used } }, [
    [anonymous, 0],
    [holder('unused'), 0],
    [holder('used'), 1],
    [admin, 0],
  ]),
  ...each({ table: 'magic_links', action: 'select' }, [
    ...none(0),
    [holder('unused'), 1],
    [holder('expired'), 1],
    [ursula, 1],
    [other, 0],
    [admin, 0],
  ]),
  // Only admins read the history, even of their own application.
  ...each({ table: 'submission_events', action: 'select' }, [
    [anonymous, 'forbidden'],
    [holder('unused'), 'forbidden'],
    [una, 0],
    [other, 0],
    [admin, Object.keys(APPLICATIONS).length],
  ]),
  ...each({ table: 'admin_users', action: 'select' }, [
    [anonymous, 'forbidden'],
    [holder('unused'), 'forbidden'],
    [una, 0],
    [other, 0],
    [admin, 1],
  ]),
]

/** Only triggers write the history. */
const rewriting: Case[] = (
  [
    {
      action: 'insert',
      values: {
        waitlist_submission_id: APPLICATIONS.pending.id,
        kind: 'approved',
        by_email: 'una@lab.example',
      },
    },
    {
      action: 'update',
      where: { waitlist_submission_id: APPLICATIONS.pending.id },
      values: { by_email: 'una@lab.example' },
    },
    { action: 'delete', where: { waitlist_submission_id: APPLICATIONS.pending.id } },
  ] as const
).flatMap((operation) =>
  each({ table: 'submission_events', ...operation }, [
    [anonymous, 'forbidden'],
    [holder('unused'), 'forbidden'],
    [una, 'forbidden'],
    [admin, 'forbidden'],
  ]),
)

const applicant = { first_name: 'Noor', last_name: 'Haddad', email: 'noor@lab.example', interest: INTEREST }
const apply = (values: Values): Operation => ({ table: 'waitlist_submissions', action: 'insert', values })

const applying: Case[] = [
  ...each(apply(applicant), [
    [anonymous, 1],
    [other, 1],
    [holder('expired'), 1],
  ]),
  ...each(apply({ ...applicant, email: 'PENDING@Lab.Example' }), [
    [anonymous, 'duplicate'],
    [other, 'duplicate'],
  ]),
  ...each(apply({ ...applicant, status: 'approved' }), [
    [anonymous, 'forbidden'],
    [other, 'forbidden'],
    [admin, 'forbidden'],
  ]),
  ...each(apply({ ...applicant, admin_notes: 'let me in' }), [[anonymous, 'forbidden']]),
  ...each(apply({ ...applicant, emailed_at: today }), [
    [anonymous, 'forbidden'],
    [admin, 'forbidden'],
  ]),
  ...[
    { first_name: ' ' },
    { last_name: '' },
    { first_name: 'n'.repeat(101) },
    { email: 'noor' },
    { email: 'noor @lab.example' },
    { email: `${'n'.repeat(250)}@lab.example` },
    { interest: 'curious' },
    { interest: '[]' },
    { interest: '{}' },
    { interest: INTEREST.replace('researcher', 'king') },
    { interest: INTEREST.replace('neuroscience', 'alchemy') },
    { interest: INTEREST.replace('short-term', 'yesterday') },
    { interest: INTEREST.replace('Replay and consolidation', 'r'.repeat(301)) },
    { interest: INTEREST.replace('Sleep Lab', '\\u0000') },
    { interest: INTEREST.replace('Sleep Lab', '\\ud800') },
    { interest: INTEREST.replace('"Sleep Lab"', '1e999999') },
  ].flatMap((wrong) => each(apply({ ...applicant, ...wrong }), [[anonymous, 'invalid']])),
  ...each(apply({ ...applicant, interest: INTEREST.replace('Replay and consolidation', 'r'.repeat(300)) }), [
    [anonymous, 1],
  ]),
  ...each(
    {
      table: 'approved_users',
      action: 'insert',
      values: {
        waitlist_submission_id: APPLICATIONS.pending.id,
        setup_token: 'e'.repeat(64),
        expires_at: today,
      },
    },
    [
      [anonymous, 'forbidden'],
      [una, 'forbidden'],
      [admin, 'forbidden'],
    ],
  ),
  ...each({ table: 'magic_links', action: 'insert', values: { approved_user_id: SETUPS.unused.id } }, [
    [holder('unused'), 'forbidden'],
    [admin, 'forbidden'],
  ]),
  ...each({ table: 'admin_users', action: 'insert', values: { user_id: USERS.other.id } }, [
    [anonymous, 'forbidden'],
    [other, 'forbidden'],
    [admin, 'forbidden'],
  ]),
]

const review = (of: keyof typeof APPLICATIONS, values: Values): Operation => ({
  table: 'waitlist_submissions',
  action: 'update',
  where: { id: APPLICATIONS[of].id },
  values,
})
const own = (of: keyof typeof APPLICATIONS, values: Values): Operation => ({
  table: 'waitlist_submissions',
  action: 'update',
  where: { email: APPLICATIONS[of].email },
  values,
})
const cleared = { admin_notes: null, reviewed_by: null, reviewed_at: null, last_login_at: null }

const changing: Case[] = [
  ...each(
    review('pending', {
      status: 'approved',
      admin_notes: 'A good fit',
      reviewed_by: USERS.admin.id,
      reviewed_at: today,
    }),
    [
      [admin, 1],
      [anonymous, 'forbidden'],
      [una, 0],
      [other, 0],
    ],
  ),
  ...each(review('used', { status: 'pending', ...cleared }), [
    [admin, 1],
    [ursula, 'forbidden'],
    [other, 0],
  ]),
  ...each(review('pending', { status: 'promoted' }), [[admin, 'invalid']]),
  ...each(own('unused', { status: 'registered' }), [
    ...none(0),
    [holder('unused'), 1],
    [holder('used'), 0],
    [una, 1],
    [ursula, 0],
    [other, 0],
    [admin, 1],
  ]),
  ...each(own('used', { status: 'registered' }), [
    [holder('used'), 1],
    [ursula, 1],
  ]),
  ...each(own('expired', { status: 'registered' }), [[holder('expired'), 0]]),
  // Applicants cannot skip a status.
  ...each(own('unused', { status: 'active', last_login_at: today }), [
    [una, 'forbidden'],
    [holder('unused'), 'forbidden'],
  ]),
  ...each(own('unused', { status: 'active' }), [
    [una, 'forbidden'],
    [holder('unused'), 'forbidden'],
  ]),
  ...each(own('used', { status: 'active', last_login_at: today }), [
    [ursula, 1],
    [other, 0],
    [holder('used'), 'forbidden'],
  ]),
  ...each(own('used', { status: 'active' }), [[holder('used'), 'forbidden']]),
  ...each(own('used', { last_login_at: today }), [[ursula, 'forbidden']]),
  ...each(own('used', { status: 'approved' }), [
    [ursula, 'forbidden'],
    [holder('used'), 'forbidden'],
  ]),
  ...each(own('unused', { admin_notes: 'let me in' }), [
    [una, 'forbidden'],
    [holder('unused'), 'forbidden'],
  ]),
  // Only the edge function sets emailed_at.
  ...[today, null].flatMap((emailed_at) =>
    each(own('unused', { emailed_at }), [
      [holder('unused'), 'forbidden'],
      [una, 'forbidden'],
      [admin, 'forbidden'],
    ]),
  ),
  ...each(own('unused', { email: 'una@elsewhere.example' }), [
    [una, 'forbidden'],
    [admin, 'forbidden'],
  ]),
]

const created = (of: keyof typeof SETUPS): Operation => ({
  table: 'approved_users',
  action: 'update',
  where: { id: SETUPS[of].id },
  values: { account_created: true },
})

const settingUp: Case[] = [
  ...each(created('unused'), [
    ...none(0),
    [holder('unused'), 1],
    [holder('used'), 0],
    [una, 1],
    [ursula, 0],
    [admin, 0],
  ]),
  ...each(created('used'), [
    [holder('used'), 1],
    [ursula, 1],
  ]),
  ...each(created('expired'), [[holder('expired'), 0]]),
  ...each({ ...created('used'), values: { account_created: false } }, [
    [holder('used'), 'forbidden'],
    [ursula, 'forbidden'],
  ]),
  ...each({ ...created('unused'), values: { expires_at: today } }, [
    [holder('unused'), 'forbidden'],
    [una, 'forbidden'],
  ]),
  ...each(
    {
      table: 'magic_links',
      action: 'update',
      where: { approved_user_id: SETUPS.unused.id },
      values: { used: true, used_at: today },
    },
    [...none(0), [holder('unused'), 1], [holder('used'), 0], [una, 1], [other, 0]],
  ),
  ...each(
    {
      table: 'magic_links',
      action: 'update',
      where: { approved_user_id: SETUPS.used.id },
      values: { used: false, used_at: null },
    },
    [[holder('used'), 'forbidden']],
  ),
  ...each(
    {
      table: 'magic_links',
      action: 'update',
      where: { approved_user_id: SETUPS.expired.id },
      values: { used: true },
    },
    [[holder('expired'), 0]],
  ),
]

const removing: Case[] = [
  ...each(
    {
      table: 'approved_users',
      action: 'delete',
      where: { waitlist_submission_id: APPLICATIONS.used.id },
    },
    [
      [anonymous, 'forbidden'],
      [holder('used'), 'forbidden'],
      [ursula, 0],
      [other, 0],
      [admin, 1],
    ],
  ),
  ...(['waitlist_submissions', 'magic_links', 'admin_users'] as const).flatMap((table) =>
    each({ table, action: 'delete', where: { id: APPLICATIONS.used.id } }, [
      [anonymous, 'forbidden'],
      [ursula, 'forbidden'],
      [admin, 'forbidden'],
    ]),
  ),
]

/** The permissions on the tables, valid for the provider's database and the mock. */
export const CASES: readonly Case[] = [
  ...reading,
  ...rewriting,
  ...applying,
  ...changing,
  ...TRANSITIONS,
  ...settingUp,
  ...removing,
]

/** The test title of a case. */
export function nameOf({ caller, initialStatus, operation, outcome }: Case): string {
  const callerName = [caller.user ?? 'anonymous', caller.token && `with the token ${caller.token}`]
    .filter(Boolean)
    .join(' ')
  const what = [
    initialStatus,
    operation.columns,
    JSON.stringify(operation.values),
    JSON.stringify(operation.where),
  ]
    .filter(Boolean)
    .join(' ')
  return `${callerName}: ${operation.action} ${operation.table} ${what.slice(0, 120)} → ${outcome}`
}
