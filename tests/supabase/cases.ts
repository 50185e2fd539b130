import type { Caller, Case, Operation, Outcome, Step, Values } from './case.ts'
import { callerName, SELF } from './case.ts'
import { APPLICANT, APPLICATIONS, INTEREST, SETUPS, USERS } from './fixture.ts'
import { operationName } from './rules.ts'
import { APPLICATION_LIMITS } from './senders.ts'
import { TRANSITIONS } from './transitions.ts'

// Cases of single callers: sequences, initial states and values. The cases of all callers are in rules.ts.

const anonymous: Caller = {}
const admin: Caller = { user: 'admin' }
const una: Caller = { user: 'una' }
const unaWithLink: Caller = { user: 'una', token: 'unused' }
const ursula: Caller = { user: 'ursula' }
const other: Caller = { user: 'other' }

const today = new Date().toISOString()

const change = (of: keyof typeof APPLICATIONS, values: Values): Operation => ({
  table: 'waitlist_submissions',
  action: 'update',
  where: { id: APPLICATIONS[of].id },
  values,
})
const review = (of: keyof typeof APPLICATIONS, values: Values): Operation => ({
  ...change(of, values),
  table: 'admin_applications',
})
const created = (of: keyof typeof SETUPS): Operation => ({
  table: 'approved_users',
  action: 'update',
  where: { id: SETUPS[of].id },
  values: { account_created: true },
})
const used: Operation = {
  table: 'magic_links',
  action: 'update',
  where: { approved_user_id: SETUPS.unused.id },
  values: { used: true, used_at: today },
}
const removeSetup: Operation = {
  table: 'approved_users',
  action: 'delete',
  where: { waitlist_submission_id: APPLICATIONS.unused.id },
}
const own: Operation = { table: 'waitlist_submissions', action: 'select', columns: 'id,owner_id' }
/** The rows of the admin's list with this time of the last login. */
const loggedInAt = (of: keyof typeof APPLICATIONS, last_login_at: string | null): Operation => ({
  table: 'admin_applications',
  action: 'select',
  where: { id: APPLICATIONS[of].id, last_login_at },
})

const claim = change('unused', { owner_id: SELF })
const claimed: Step = { caller: unaWithLink, operation: claim }

// Tokens that are no link's: patterns, another case, the empty header.
const malformedTokens: Case[] = (['anyText', 'anyCharacters', 'upperCase', 'empty'] as const).flatMap(
  (token) =>
    [
      ...(['waitlist_submissions', 'approved_users', 'magic_links'] as const).flatMap((table): Step[] =>
        [{}, una].map((caller) => ({
          caller: { ...caller, token },
          operation: { table, action: 'select', columns: 'id' },
        })),
      ),
      { caller: { ...una, token }, operation: claim },
    ].map((step) => ({ ...step, outcome: 0 })),
)

const owning: Case[] = [
  // A link has one owner, who may repeat the claim with or without the link.
  { before: [claimed], caller: unaWithLink, operation: claim, outcome: 1 },
  { before: [claimed], caller: una, operation: claim, outcome: 1 },
  { before: [claimed], caller: { user: 'other', token: 'unused' }, operation: claim, outcome: 0 },
  { before: [claimed], caller: { user: 'admin', token: 'unused' }, operation: claim, outcome: 0 },
  // The owner marks the account as created and the link as used, and sees no other application.
  { before: [claimed], caller: una, operation: own, outcome: 1 },
  { before: [claimed], caller: una, operation: created('unused'), outcome: 1 },
  { before: [claimed], caller: una, operation: used, outcome: 1 },
  { before: [claimed], caller: una, operation: change('unused', { status: 'registered' }), outcome: 1 },
  { before: [claimed], caller: una, operation: created('used'), outcome: 0 },
  { before: [claimed], caller: other, operation: own, outcome: 0 },
  // A link without an owner is claimed only while it is new and its application approved.
  { initial: { account_created: true }, caller: unaWithLink, operation: claim, outcome: 0 },
  ...(['pending', 'rejected', 'registered', 'active'] as const).map((status) => ({
    initial: { status },
    caller: unaWithLink,
    operation: claim,
    outcome: 0,
  })),
  { before: [{ caller: admin, operation: removeSetup }], caller: unaWithLink, operation: claim, outcome: 0 },
  // The end of the approval ends the ownership.
  ...(['pending', 'rejected'] as const).flatMap((status): Case[] => {
    const before = [{ caller: admin, operation: review('used', { status }) }]
    return [
      { before, caller: ursula, operation: own, outcome: 0 },
      { before, caller: ursula, operation: created('used'), outcome: 0 },
      {
        before: [...before, { caller: admin, operation: review('used', { status: 'approved' }) }],
        caller: ursula,
        operation: own,
        outcome: 0,
      },
    ]
  }),
  // Other changes by an admin do not.
  ...[{ status: 'active' }, { admin_notes: 'Read twice' }].map((values) => ({
    before: [{ caller: admin, operation: review('used', values) }],
    caller: ursula,
    operation: own,
    outcome: 1,
  })),
]

const LONG_AGO = '2020-01-01T00:00:00.000Z'

const loggingIn: Case[] = [
  // The database sets the time at every login of the owner,
  ...(['registered', 'active'] as const).map((status) => ({
    initial: { status, owner_id: USERS.una.id, last_login_at: LONG_AGO },
    before: [{ caller: una, operation: change('unused', { status: 'active' }) }],
    caller: admin,
    operation: loggedInAt('unused', LONG_AGO),
    outcome: 0,
  })),
  // and not for other changes or other people.
  {
    before: [{ caller: ursula, operation: change('used', { status: 'registered' }) }],
    caller: admin,
    operation: loggedInAt('used', null),
    outcome: 1,
  },
  {
    before: [{ caller: admin, operation: review('used', { status: 'active' }) }],
    caller: admin,
    operation: loggedInAt('used', null),
    outcome: 1,
  },
  {
    initial: { last_login_at: LONG_AGO },
    before: [{ caller: admin, operation: review('unused', { last_login_at: null }) }],
    caller: admin,
    operation: loggedInAt('unused', null),
    outcome: 1,
  },
]

/** An interest of this length in bytes, with characters of two bytes in a key that is not checked. */
const interestOfSize = (bytes: number) => {
  const { length } = INTEREST.replace('}', ',"more":""}')
  return INTEREST.replace(
    '}',
    `,"more":"${'é'.repeat(Math.floor((bytes - length) / 2))}${'e'.repeat((bytes - length) % 2)}"}`,
  )
}

const apply = (values: Values): Operation => ({
  table: 'waitlist_submissions',
  action: 'insert',
  values: { ...APPLICANT, ...values },
})

const valuesOf: readonly (readonly [Outcome, readonly Values[]])[] = [
  ['duplicate', [{ email: 'PENDING@Lab.Example' }]],
  [
    'invalid',
    [
      { first_name: ' ' },
      { last_name: '' },
      { first_name: 'n'.repeat(101) },
      { last_name: 'n'.repeat(101) },
      { email: 'noor' },
      { email: 'noor @lab.example' },
      { email: `${'n'.repeat(250)}@lab.example` },
      { email: 'noor@lab' },
      { email: 'noor<admin@lab.example>' },
      { email: 'noor..haddad@lab.example' },
      { email: 'noor@-lab.example' },
      // Letters that look like others, two of which are ASCII letters in another case.
      { email: 'n\u043e\u043er@lab.example' },
      { email: 'noor@\u212aab.example' },
      { email: 'noor@lab.\u017fite' },
      { email: 'noor\u202e@lab.example' },
      { email: 'noor@lab\u200b.example' },
      { email: 'noor@lab.example\n' },
      { interest: 'curious' },
      { interest: '[]' },
      { interest: '{}' },
      { interest: INTEREST.replace('researcher', 'king') },
      { interest: INTEREST.replace('neuroscience', 'alchemy') },
      { interest: INTEREST.replace('short-term', 'yesterday') },
      { interest: INTEREST.replace('Sleep Lab', 'l'.repeat(201)) },
      { interest: INTEREST.replace('Replay and consolidation', 'r'.repeat(301)) },
      { interest: INTEREST.replace('Sleep Lab', '\\u0000') },
      { interest: INTEREST.replace('Sleep Lab', '\\ud800') },
      { interest: INTEREST.replace('"Sleep Lab"', '1e999999') },
      { interest: interestOfSize(8193) },
    ],
  ],
  [
    1,
    [
      { interest: INTEREST.replace('Replay and consolidation', 'r'.repeat(300)) },
      { interest: interestOfSize(8192) },
      { email: "Noor.O'Haddad+beta@sub-domain.lab.example" },
    ],
  ],
]

/** The rows of the admin's list with this reviewer, and time of the review if it is given. */
const reviewedBy = (reviewed_by: string | null, reviewed_at?: null): Operation => ({
  table: 'admin_applications',
  action: 'select',
  where: { id: APPLICATIONS.pending.id, reviewed_by, ...(reviewed_at === null && { reviewed_at }) },
})
const forged = { reviewed_by: USERS.una.id, reviewed_at: LONG_AGO }
const stepsOf = (...changes: Values[]): Step[] =>
  changes.map((values) => ({ caller: admin, operation: review('pending', values) }))

const reviewing: Case[] = (
  [
    // The database sets them with the decision,
    [stepsOf({ status: 'approved' }), reviewedBy(USERS.admin.id)],
    [stepsOf({ status: 'rejected', ...forged }), reviewedBy(USERS.admin.id)],
    // clears them with the return to pending,
    [stepsOf({ status: 'approved' }, { status: 'pending', ...forged }), reviewedBy(null, null)],
    // and keeps them otherwise.
    [stepsOf({ status: 'approved' }, forged), reviewedBy(USERS.admin.id)],
    [stepsOf({ status: 'approved' }, { status: 'registered', ...forged }), reviewedBy(USERS.admin.id)],
    [stepsOf(forged), reviewedBy(null, null)],
  ] as const
).flatMap(([before, operation]): Case[] => [
  { before, caller: admin, operation, outcome: 1 },
  {
    before,
    caller: admin,
    operation: { ...operation, where: { id: APPLICATIONS.pending.id, reviewed_at: LONG_AGO } },
    outcome: 0,
  },
])

const values: Case[] = [
  ...valuesOf.flatMap(([outcome, list]) =>
    list.flatMap((one) => [anonymous, other].map((caller) => ({ caller, operation: apply(one), outcome }))),
  ),
  { caller: admin, operation: review('pending', { status: 'promoted' }), outcome: 'invalid' },
  { caller: admin, operation: review('pending', { admin_notes: 'n'.repeat(2001) }), outcome: 'invalid' },
  // The time of use belongs to a used link.
  {
    before: [claimed],
    caller: una,
    operation: { ...used, values: { used: false, used_at: today } },
    outcome: 'forbidden',
  },
]

/** Cases of several requests, and of malformed tokens. */
const SEQUENCES: readonly Case[] = [...malformedTokens, ...owning, ...loggingIn, ...reviewing]

export const CASES: readonly Case[] = [...SEQUENCES, ...TRANSITIONS, ...values, ...APPLICATION_LIMITS]

export function nameOf({ caller, initial, before = [], operation, outcome }: Case): string {
  const steps =
    before.length > 3
      ? [`${before.length} applications, the last ${callerName(before.at(-1)?.caller ?? {})}, then `]
      : before.map((step) => `${callerName(step.caller)}: ${operationName(step.operation)}, then `)
  const start = initial === undefined ? '' : `with ${JSON.stringify(initial)}, `
  return `${start}${steps.join('')}${callerName(caller)}: ${operationName(operation)} → ${outcome}`
}
