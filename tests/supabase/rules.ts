import type { Caller, Case, Operation, Outcome, Table, Values } from './case.ts'
import { SELF } from './case.ts'
import { ADMINS, APPLICANT, APPLICATIONS, INTEREST, SETUPS, TOKENS, USERS } from './fixture.ts'

// Every operation on every table, by every kind of caller: role × assurance level × link.

/** The owner is Ursula, of the application with the used link. Una has an account with an applicant's address. */
const PEOPLE = ['ursula', 'una', 'impostor', 'other', 'admin'] as const
const ASSURANCES = [undefined, 'aal1', 'aal2'] as const
const LINKS = [undefined, 'unused', 'used', 'expired', 'unknown'] as const

const CALLERS: readonly Caller[] = LINKS.flatMap((token) => {
  const link = token && { token }
  const people = PEOPLE.flatMap((user) =>
    ASSURANCES.map((assurance) => ({ user, ...(assurance && { assurance }), ...link })),
  )
  return [{ ...link }, ...people]
})

/** The outcomes of an operation. Owners and admins without the required assurance level count as `others`. */
interface Rule {
  operation: Operation
  anonymous: Outcome
  others: Outcome
  /** Ursula. Like others by default. */
  owner?: Outcome
  /** Like others by default. */
  admin?: Outcome
  /** Anyone signed in, with the required assurance level and the unused link. Like the above by default. */
  holder?: Outcome
  /** Whether a link shows its row. */
  isShownByLink?: boolean
  /** Whether the owner's row is hidden from requests with another token. */
  isHiddenByOtherTokens?: boolean
}

function outcomeOf(rule: Rule, { user, assurance, token }: Caller): Outcome {
  if (user === undefined) return withLink(rule, rule.anonymous, token)
  if (assurance === 'aal1') return withLink(rule, rule.others, token)
  if (token === 'unused' && rule.holder !== undefined) return rule.holder
  if (rule.isHiddenByOtherTokens && user === 'ursula' && token !== undefined && token !== 'used')
    return withLink(rule, rule.others, token)
  // Ursula's row is shown once, although her link shows it too.
  if (user === 'ursula')
    return withLink(rule, rule.owner ?? rule.others, token === 'used' ? undefined : token)
  return withLink(rule, (user === 'admin' ? rule.admin : undefined) ?? rule.others, token)
}

function withLink({ isShownByLink = false }: Rule, outcome: Outcome, token: Caller['token']): Outcome {
  const isLink = token === 'unused' || token === 'used' || token === 'expired'
  return isShownByLink && isLink && typeof outcome === 'number' ? outcome + 1 : outcome
}

const FORBIDDEN = { anonymous: 'forbidden', others: 'forbidden' } as const
/** Without a session the operation is refused; without the permission it finds no row. */
const FOR_OWNER = { anonymous: 'forbidden', others: 0, owner: 1 } as const
const FOR_ADMIN = { anonymous: 'forbidden', others: 0, admin: 1 } as const
const FOR_HOLDER = { anonymous: 'forbidden', others: 0, holder: 1 } as const
const FOR_NOBODY = { anonymous: 'forbidden', others: 0 } as const

const today = new Date().toISOString()
const allApplications = Object.keys(APPLICATIONS).length
const select = (table: Table, columns = '*', where: Values = {}): Operation => ({
  table,
  action: 'select',
  columns,
  where,
})
const insert = (table: Table, values: Values): Operation => ({ table, action: 'insert', values })
const update = (table: Table, where: Values, values: Values): Operation => ({
  table,
  action: 'update',
  where,
  values,
})
const remove = (table: Table, where: Values): Operation => ({ table, action: 'delete', where })

const byId = (of: keyof typeof APPLICATIONS) => ({ id: APPLICATIONS[of].id })
const change = (of: keyof typeof APPLICATIONS, values: Values) =>
  update('waitlist_submissions', byId(of), values)
const review = (of: keyof typeof APPLICATIONS, values: Values) =>
  update('admin_applications', byId(of), values)
const mark = (of: keyof typeof SETUPS, values: Values) =>
  update('approved_users', { id: SETUPS[of].id }, values)
const use = (of: keyof typeof SETUPS, values: Values) =>
  update('magic_links', { approved_user_id: SETUPS[of].id }, values)

/** A value of each column that only admins read, or only the database writes. */
const INTERNAL: Values = {
  interest: INTEREST,
  admin_notes: 'let me in',
  reviewed_by: USERS.admin.id,
  reviewed_at: today,
  created_at: today,
  last_login_at: today,
  emailed_at: today,
  notified_at: today,
  cleanup_incomplete: true,
}
const each = (values: Values): Values[] =>
  Object.entries(values).map(([column, value]) => ({ [column]: value }))

const reading: Rule[] = [
  {
    operation: select('waitlist_submissions', 'id,first_name,last_name,email,status'),
    anonymous: 0,
    others: 0,
    owner: 1,
    isShownByLink: true,
  },
  { operation: select('waitlist_submissions', 'owner_id'), ...FOR_OWNER, isShownByLink: true },
  ...Object.keys(INTERNAL).map((column) => ({
    operation: select('waitlist_submissions', column),
    ...FORBIDDEN,
  })),
  { operation: select('admin_applications'), ...FOR_ADMIN, admin: allApplications },
  { operation: select('submission_events'), ...FOR_ADMIN, admin: allApplications },
  { operation: select('admin_users'), ...FOR_ADMIN },
  {
    operation: select('approved_users', 'id,waitlist_submission_id,expires_at,account_created,created_at'),
    anonymous: 0,
    others: 0,
    owner: 1,
    isShownByLink: true,
    isHiddenByOtherTokens: true,
  },
  { operation: select('approved_users', 'setup_token'), ...FORBIDDEN },
  { operation: select('approved_users', 'id', { setup_token: TOKENS.used }), ...FORBIDDEN },
  { operation: select('magic_links'), anonymous: 0, others: 0, owner: 1, isShownByLink: true },
]

const inserting: Rule[] = [
  { operation: insert('waitlist_submissions', APPLICANT), anonymous: 1, others: 1 },
  { operation: insert('waitlist_submissions', { status: 'pending', ...APPLICANT }), ...FORBIDDEN },
  ...each({ ...INTERNAL, status: 'approved', owner_id: SELF }).flatMap((values) =>
    'interest' in values
      ? []
      : [{ operation: insert('waitlist_submissions', { ...values, ...APPLICANT }), ...FORBIDDEN }],
  ),
  ...[
    insert('admin_applications', APPLICANT),
    insert('submission_events', { waitlist_submission_id: APPLICATIONS.used.id, kind: 'approved' }),
    insert('approved_users', {
      waitlist_submission_id: APPLICATIONS.pending.id,
      setup_token: 'e'.repeat(64),
      expires_at: today,
    }),
    insert('magic_links', { approved_user_id: SETUPS.unused.id }),
    insert('admin_users', { user_id: SELF }),
  ].map((operation) => ({ operation, ...FORBIDDEN })),
]

const claiming: Rule[] = [
  { operation: change('unused', { owner_id: SELF }), ...FOR_HOLDER },
  { operation: change('unused', { owner_id: SELF, status: 'registered' }), ...FOR_HOLDER },
  // Not for somebody else, and nothing without the claim.
  ...[{ owner_id: USERS.secured.id }, { status: 'registered' }].map((values) => ({
    operation: change('unused', values),
    ...FOR_HOLDER,
    holder: 'forbidden' as const,
  })),
  { operation: change('used', { owner_id: SELF }), ...FOR_OWNER },
  ...[{ owner_id: USERS.secured.id }, { owner_id: null }].map((values) => ({
    operation: change('used', values),
    ...FOR_OWNER,
    owner: 'forbidden' as const,
  })),
  ...(['pending', 'rejected', 'expired'] as const).map((of) => ({
    operation: change(of, { owner_id: SELF }),
    ...FOR_NOBODY,
  })),
]

const changing: Rule[] = [
  ...(['registered', 'active'] as const).map((status) => ({
    operation: change('used', { status }),
    ...FOR_OWNER,
  })),
  ...(['pending', 'approved', 'rejected'] as const).map((status) => ({
    operation: change('used', { status }),
    ...FOR_OWNER,
    owner: 'forbidden' as const,
  })),
  ...each({ ...INTERNAL, id: USERS.other.id, email: 'u@lab.example', first_name: 'U', last_name: 'L' }).map(
    (values) => ({ operation: change('used', values), ...FORBIDDEN }),
  ),
  { operation: remove('waitlist_submissions', byId('used')), ...FORBIDDEN },
]

const reviewing: Rule[] = [
  {
    operation: review('pending', {
      status: 'approved',
      admin_notes: 'A good fit',
      reviewed_by: USERS.admin.id,
      reviewed_at: today,
    }),
    ...FOR_ADMIN,
  },
  { operation: review('used', { status: 'pending', last_login_at: null }), ...FOR_ADMIN },
  { operation: review('pending', { cleanup_incomplete: true }), ...FOR_ADMIN },
  { operation: review('rejected', { cleanup_incomplete: true }), ...FOR_ADMIN },
  { operation: review('used', { cleanup_incomplete: true }), ...FOR_ADMIN, admin: 'invalid' },
  { operation: review('used', { last_login_at: today }), ...FOR_ADMIN, admin: 'forbidden' },
  ...each({ id: USERS.other.id, email: 'u@lab.example', first_name: 'U', last_name: 'L', interest: INTEREST })
    .concat({ created_at: today }, { emailed_at: today })
    .map((values) => ({ operation: review('used', values), ...FORBIDDEN })),
  { operation: remove('admin_applications', byId('used')), ...FORBIDDEN },
]

const settingUp: Rule[] = [
  { operation: mark('used', { account_created: true }), ...FOR_OWNER, isHiddenByOtherTokens: true },
  {
    operation: mark('used', { account_created: false }),
    ...FOR_OWNER,
    owner: 'forbidden',
    isHiddenByOtherTokens: true,
  },
  // A link alone marks nothing: its holder becomes the owner first.
  ...(['unused', 'expired'] as const).flatMap((of) => [
    { operation: mark(of, { account_created: true }), ...FOR_NOBODY },
    { operation: use(of, { used: true, used_at: today }), ...FOR_NOBODY },
  ]),
  ...each({
    expires_at: today,
    setup_token: 'e'.repeat(64),
    waitlist_submission_id: APPLICATIONS.pending.id,
    created_at: today,
  }).map((values) => ({ operation: mark('used', values), ...FORBIDDEN })),
  { operation: use('used', { used: true, used_at: today }), ...FOR_OWNER },
  { operation: use('used', { used: false, used_at: null }), ...FOR_OWNER, owner: 'forbidden' },
  ...each({ approved_user_id: SETUPS.used.id, created_at: today }).map((values) => ({
    operation: use('used', values),
    ...FORBIDDEN,
  })),
  { operation: remove('approved_users', { waitlist_submission_id: APPLICATIONS.used.id }), ...FOR_ADMIN },
  { operation: remove('magic_links', { approved_user_id: SETUPS.used.id }), ...FORBIDDEN },
]

/** Rows that no request may change. */
const fixed: Rule[] = [
  update(
    'submission_events',
    { waitlist_submission_id: APPLICATIONS.used.id },
    { by_email: 'u@lab.example' },
  ),
  remove('submission_events', { waitlist_submission_id: APPLICATIONS.used.id }),
  update('admin_users', { user_id: USERS.admin.id }, { user_id: SELF }),
  remove('admin_users', { id: ADMINS[0]?.id ?? '' }),
].map((operation) => ({ operation, ...FORBIDDEN }))

/** The cases of each operation, which differ in their callers. */
export const RULES: readonly { name: string; cases: readonly Case[] }[] = [
  ...reading,
  ...inserting,
  ...claiming,
  ...changing,
  ...reviewing,
  ...settingUp,
  ...fixed,
].map((rule) => ({
  name: operationName(rule.operation),
  cases: CALLERS.map((caller) => ({ caller, operation: rule.operation, outcome: outcomeOf(rule, caller) })),
}))

export function operationName({ table, action, columns, where, values }: Operation): string {
  const details = [columns, values && JSON.stringify(values), where && JSON.stringify(where)]
  return [action, table, ...details].filter(Boolean).join(' ').slice(0, 160)
}
