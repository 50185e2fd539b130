/** An error in the migrations: `to` replaces the last occurrence of `from`, which is the definition in effect. */
export interface Mutant {
  name: string
  from: string
  to: string
  /** A second replacement, where two rules refuse the same. */
  also?: { from: string; to: string }
  /** Part of the name of the rules or cases that find it. They are tried first. */
  hint?: string
}

/** A mutant that adds a grant after the migrations. */
function granting(what: string, role: 'anon' | 'authenticated', table: string): Mutant {
  const [action, column] = what.match(/\w+/g) ?? []
  return {
    name: `${role} may ${what} of ${table}`,
    from: '',
    to: `\ngrant ${what} on public.${table} to ${role};`,
    hint: [action, table, column && (action === 'select' ? column : `{"${column}"`)]
      .filter(Boolean)
      .join(' '),
  }
}

const IS_ADMIN = `  select private.has_required_assurance()
    and exists (select from public.admin_users where user_id = auth.uid())`
const IS_OWNER = 'select owner = auth.uid() and private.has_required_assurance()'
const IS_TOKEN = 'setup_token = private.setup_token()'
const CLAIMING = 'update waitlist_submissions {"owner_id"'
const CLAIM = 'using (private.is_owner(owner_id) or private.may_claim(id))'

const assurance: Mutant[] = [
  {
    name: 'admins need no second factor',
    hint: 'select admin_applications',
    from: IS_ADMIN,
    to: '  select exists (select from public.admin_users where user_id = auth.uid())',
  },
  { name: 'owners need no second factor', from: IS_OWNER, to: 'select owner = auth.uid()' },
  {
    name: 'holders of a link need no second factor to claim it',
    hint: CLAIMING,
    from: 'select private.has_required_assurance() and exists (\n    select from public.approved_users',
    to: 'select exists (\n    select from public.approved_users',
  },
  {
    name: 'admins see their row of admin_users without the second factor',
    hint: 'select admin_users',
    from: 'using (user_id = auth.uid() and private.has_required_assurance())',
    to: 'using (user_id = auth.uid())',
  },
  {
    name: 'an unverified factor counts as a second factor',
    from: " and status = 'verified'",
    to: '',
  },
  {
    name: "another user's factor counts",
    from: "where user_id = auth.uid() and status = 'verified'",
    to: "where status = 'verified'",
  },
  { name: 'nobody has aal2', from: "->> 'aal' = 'aal2'", to: "->> 'aal' = 'aal3'" },
  { name: 'aal1 suffices', from: "->> 'aal' = 'aal2'", to: "->> 'aal' >= 'aal1'" },
  {
    name: 'the assurance level is read from the metadata',
    from: "auth.jwt() ->> 'aal' = 'aal2'",
    to: "coalesce(auth.jwt() -> 'user_metadata' ->> 'aal', 'aal2') = 'aal2'",
  },
]

const admins: Mutant[] = [
  {
    name: 'every signed-in user is an admin',
    hint: 'select admin_applications',
    from: 'select from public.admin_users where user_id = auth.uid()',
    to: 'select from public.admin_users where auth.uid() is not null',
  },
  {
    name: 'the metadata makes an admin',
    hint: 'select admin_applications',
    from: IS_ADMIN,
    to: `${IS_ADMIN} or coalesce((auth.jwt() -> 'user_metadata' ->> 'is_admin')::boolean, false)`,
  },
  {
    name: "owners see the admins' list",
    hint: 'select admin_applications',
    from: '  where private.is_admin();',
    to: '  where private.is_admin() or private.is_owner(owner_id);',
  },
  {
    name: 'every signed-in user reads the history',
    hint: 'select submission_events',
    from: 'on public.submission_events\n  for select to authenticated using (private.is_admin())',
    to: 'on public.submission_events\n  for select to authenticated using (true)',
  },
  {
    name: 'every signed-in user sees the admins',
    hint: 'select admin_users',
    from: 'using (user_id = auth.uid() and private.has_required_assurance())',
    to: 'using (private.has_required_assurance())',
  },
  {
    name: 'admins have permissions on the table itself',
    hint: CLAIMING,
    from: 'drop policy "admins review" on public.waitlist_submissions;',
    to: '',
  },
  {
    name: 'admins read the table itself',
    from: 'drop policy "admins read all" on public.waitlist_submissions;',
    to: '',
  },
  {
    name: 'admins list the setup rows',
    hint: 'select approved_users',
    from: " and current_setting('request.method', true) = 'DELETE'",
    to: '',
  },
  {
    name: 'owners delete their setup row',
    hint: 'delete approved_users',
    from: 'for delete to authenticated using (private.is_admin())',
    to: 'for delete to authenticated using (private.is_admin() or private.owns(waitlist_submission_id))',
  },
  {
    name: 'admins cannot delete setup rows',
    hint: 'delete approved_users',
    from: 'for delete to authenticated using (private.is_admin())',
    to: 'for delete to authenticated using (false)',
  },
]

const ownership: Mutant[] = [
  {
    name: 'the address of the access token makes an owner',
    from: 'using (private.is_owner(owner_id));',
    to: "using (private.is_owner(owner_id) or lower(email) = lower(auth.jwt() ->> 'email'));",
  },
  {
    name: 'the address of the access token makes an owner, compared with like',
    hint: 'select approved_users',
    from: 'where id = submission and private.is_owner(owner_id)',
    to: "where id = submission and (private.is_owner(owner_id) or email ilike auth.jwt() ->> 'email')",
  },
  {
    name: 'the address of the metadata makes an owner',
    from: 'using (private.is_owner(owner_id));',
    to: "using (private.is_owner(owner_id) or email = auth.jwt() -> 'user_metadata' ->> 'email');",
  },
  {
    name: 'everyone owns an application without owner',
    from: IS_OWNER,
    to: 'select coalesce(owner, auth.uid()) = auth.uid() and private.has_required_assurance()',
  },
  {
    name: 'owners own all setup rows',
    hint: 'select approved_users',
    from: 'where id = submission and private.is_owner(owner_id)',
    to: 'where private.is_owner(owner_id)',
  },
  {
    name: 'owner_id is written by everyone who sees the application',
    hint: CLAIMING,
    from: CLAIM,
    to: 'using (private.is_owner(owner_id) or private.knows_setup_of(id))',
  },
  { name: 'nobody becomes an owner', hint: CLAIMING, from: CLAIM, to: 'using (private.is_owner(owner_id))' },
  { name: 'owners lose their permissions', hint: CLAIMING, from: CLAIM, to: 'using (private.may_claim(id))' },
  {
    name: 'a claim may name another user',
    hint: CLAIMING,
    from: 'with check (private.is_owner(owner_id))',
    to: 'with check (owner_id is not null)',
  },
  {
    name: 'an existing owner is replaced',
    hint: 'then other with the token unused',
    from: '\n      and owner_id is null',
    to: '',
  },
  { name: 'an expired link is claimed', hint: CLAIMING, from: '\n      and expires_at >= now()', to: '' },
  {
    name: 'a used link is claimed',
    hint: 'with {"account_created":true}',
    from: '\n      and not account_created',
    to: '',
  },
  {
    name: 'a link is claimed whatever the status is',
    hint: 'with {"status"',
    from: "\n      and status = 'approved'\n      and owner_id is null",
    to: '\n      and owner_id is null',
  },
  {
    name: 'any link shows and claims any application',
    from: 'where waitlist_submission_id = submission\n      and',
    to: 'where',
    also: { from: `where waitlist_submission_id = submission and ${IS_TOKEN}`, to: `where ${IS_TOKEN}` },
  },
  {
    name: 'no token is needed to see and claim an application',
    from: `\n      and ${IS_TOKEN}`,
    to: '',
    also: { from: `submission and ${IS_TOKEN}`, to: 'submission' },
  },
  {
    name: 'the token of a claim is compared with like',
    hint: 'with the token any',
    from: `and ${IS_TOKEN}\n      and expires_at`,
    to: 'and setup_token like private.setup_token()\n      and expires_at',
    also: { from: `submission and ${IS_TOKEN}`, to: 'submission and setup_token like private.setup_token()' },
  },
  {
    name: 'the token of a setup row is compared with like',
    hint: 'with the token any',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (setup_token like private.setup_token())',
  },
  {
    name: 'the token of an application is compared with like',
    hint: 'with the token any',
    from: 'where waitlist_submission_id = submission and setup_token = private.setup_token()',
    to: 'where waitlist_submission_id = submission and setup_token like private.setup_token()',
  },
  {
    name: "an owner's setup row is shown beside the link's",
    hint: 'select approved_users',
    from: 'using (private.setup_token() is null and private.owns(waitlist_submission_id))',
    to: 'using (private.owns(waitlist_submission_id))',
  },
  {
    name: 'tokens are compared in any case',
    hint: 'with the token upperCase',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (setup_token = lower(private.setup_token()))',
  },
  {
    name: 'a return to pending keeps the owner',
    hint: 'then ursula',
    from: "if new.status <> old.status and new.status in ('pending', 'rejected') then\n    new.owner_id",
    to: "if new.status in ('rejected') then\n    new.owner_id",
  },
  {
    name: 'a rejection keeps the owner',
    hint: 'then ursula',
    from: "if new.status <> old.status and new.status in ('pending', 'rejected') then\n    new.owner_id",
    to: "if new.status in ('pending') then\n    new.owner_id",
  },
  {
    name: 'every change of the status clears the owner',
    hint: CLAIMING,
    from: "if new.status <> old.status and new.status in ('pending', 'rejected') then\n    new.owner_id",
    to: 'if new.status <> old.status then\n    new.owner_id',
  },
]

const links: Mutant[] = [
  {
    name: 'a link shows every application',
    from: 'where waitlist_submission_id = submission and setup_token = private.setup_token()',
    to: 'where setup_token = private.setup_token()',
  },
  {
    name: 'account_created can be reset',
    hint: 'update approved_users {"account_created":false}',
    from: 'with check (account_created)',
    to: 'with check (true)',
  },
  {
    name: 'the use of a link can be undone',
    hint: 'update magic_links {"used":false',
    from: 'with check (used)',
    to: 'with check (true)',
  },
  {
    name: 'everyone who sees a setup row marks its account as created',
    hint: 'update approved_users {"account_created":true}',
    from: 'using (private.owns(waitlist_submission_id)) with check (account_created)',
    to: 'using (true) with check (account_created)',
  },
  {
    name: 'holders of an unclaimed link mark it as used',
    hint: 'update magic_links {"used":true',
    from: 'using (private.owns(private.submission_of(approved_user_id))) with check (used)',
    to: 'using (private.may_claim(private.submission_of(approved_user_id))) with check (used)',
  },
]

const statuses: Mutant[] = [
  {
    name: 'status changes are not checked',
    hint: 'update waitlist_submissions {"status"',
    from: 'if new.status <> old.status and not private.is_admin() and not (',
    to: 'if false and not (',
  },
  {
    name: 'admins are limited to the changes of an owner',
    hint: 'update admin_applications {"status"',
    from: 'new.status <> old.status and not private.is_admin() and',
    to: 'new.status <> old.status and',
  },
  {
    name: 'owners become active without registering',
    hint: 'update waitlist_submissions {"status"',
    from: "(old.status = 'registered' and new.status = 'active')",
    to: "(old.status in ('approved', 'registered') and new.status = 'active')",
  },
  {
    name: 'owners register again after the first login',
    hint: 'update waitlist_submissions {"status"',
    from: "(old.status = 'approved' and new.status = 'registered')",
    to: "(old.status in ('approved', 'active') and new.status = 'registered')",
  },
  {
    name: 'owners cannot register',
    hint: CLAIMING,
    from: "(old.status = 'approved' and new.status = 'registered')",
    to: '(false)',
  },
  {
    name: 'admins write the time of a login',
    hint: 'update admin_applications {"last_login_at"',
    from: 'is distinct from old.last_login_at and new.last_login_at is not null then',
    to: 'is distinct from old.last_login_at and new.last_login_at is null then',
  },
  {
    name: 'admins cannot clear the time of a login',
    hint: '"last_login_at":null',
    from: ' and new.last_login_at is not null then',
    to: ' then',
  },
  {
    name: 'the database sets no time of a login',
    hint: '"last_login_at"',
    from: '    new.last_login_at := now();',
    to: '    null;',
  },
  {
    name: 'the time of the first login is kept',
    hint: '"last_login_at"',
    from: "if new.status = 'active' and new.owner_id",
    to: "if new.status = 'active' and old.status <> 'active' and new.owner_id",
  },
  {
    name: "an admin's change counts as a login",
    hint: '"last_login_at"',
    from: "if new.status = 'active' and new.owner_id = auth.uid() then",
    to: "if new.status = 'active' then",
  },
  {
    name: 'every change of an owner counts as a login',
    hint: '"last_login_at"',
    from: "if new.status = 'active' and new.owner_id = auth.uid() then",
    to: 'if new.owner_id = auth.uid() then',
  },
]

const grants: Mutant[] = [
  granting('select (setup_token)', 'anon', 'approved_users'),
  granting('select (setup_token)', 'authenticated', 'approved_users'),
  ...['interest', 'admin_notes', 'reviewed_by', 'reviewed_at', 'created_at', 'last_login_at', 'emailed_at']
    .concat('notified_at', 'cleanup_incomplete')
    .flatMap((column) => [
      granting(`select (${column})`, 'authenticated', 'waitlist_submissions'),
      granting(`update (${column})`, 'authenticated', 'waitlist_submissions'),
    ]),
  granting('select (owner_id)', 'anon', 'waitlist_submissions'),
  granting('select (interest)', 'anon', 'waitlist_submissions'),
  ...['id', 'email', 'first_name', 'last_name'].map((column) =>
    granting(`update (${column})`, 'authenticated', 'waitlist_submissions'),
  ),
  ...['status', 'owner_id', 'admin_notes'].map((column) =>
    granting(`insert (${column})`, 'anon', 'waitlist_submissions'),
  ),
  ...['owner_id', 'last_login_at', 'notified_at'].map((column) =>
    granting(`insert (${column})`, 'authenticated', 'waitlist_submissions'),
  ),
  granting('update (status)', 'anon', 'waitlist_submissions'),
  granting('delete', 'authenticated', 'waitlist_submissions'),
  granting('select', 'anon', 'admin_applications'),
  granting('update, select', 'anon', 'admin_applications'),
  ...['id', 'email', 'first_name', 'last_name', 'interest', 'created_at', 'emailed_at'].map((column) =>
    granting(`update (${column})`, 'authenticated', 'admin_applications'),
  ),
  granting('insert', 'authenticated', 'admin_applications'),
  granting('delete', 'authenticated', 'admin_applications'),
  ...['expires_at', 'setup_token', 'waitlist_submission_id', 'created_at'].map((column) =>
    granting(`update (${column})`, 'authenticated', 'approved_users'),
  ),
  granting('update (account_created)', 'anon', 'approved_users'),
  granting('delete', 'anon', 'approved_users'),
  ...['approved_user_id', 'created_at'].map((column) =>
    granting(`update (${column})`, 'authenticated', 'magic_links'),
  ),
  granting('update', 'anon', 'magic_links'),
  granting('delete', 'authenticated', 'magic_links'),
  granting('select', 'anon', 'submission_events'),
  granting('update (by_email)', 'authenticated', 'submission_events'),
  granting('delete', 'authenticated', 'submission_events'),
  granting('select', 'anon', 'admin_users'),
  granting('delete', 'authenticated', 'admin_users'),
]

const limits: Mutant[] = [
  {
    name: 'the size of an interest is counted in characters',
    hint: '→ invalid',
    from: 'octet_length(interest)',
    to: 'char_length(interest)',
  },
  {
    name: 'an interest may be one byte larger',
    hint: '→ invalid',
    from: 'octet_length(interest) <= 8192',
    to: 'octet_length(interest) <= 8193',
  },
  {
    name: 'an interest must be smaller',
    hint: '→ 1',
    from: 'octet_length(interest) <= 8192',
    to: 'octet_length(interest) < 8192',
  },
  {
    name: 'an email address may contain a name',
    hint: '→ invalid',
    from: "email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(",
    to: "email ~ '[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(",
  },
  {
    name: 'an email address may have other letters',
    hint: '→ invalid',
    from: "email ~ '^[A-Za-z0-9!",
    to: "email ~ '^[[:alnum:]!",
  },
  {
    name: 'requests set the reviewer',
    hint: '"reviewed_by"',
    from: 'create trigger set_review before update',
    to: 'create trigger set_review before insert',
  },
  {
    name: 'requests change the reviewer later',
    hint: '"reviewed_by"',
    from: 'new.reviewed_by := old.reviewed_by;',
    to: '',
  },
  {
    name: 'requests change the time of the review later',
    hint: '"reviewed_at"',
    from: 'new.reviewed_at := old.reviewed_at;',
    to: '',
  },
  {
    name: 'an application that was returned keeps its reviewer',
    hint: '"reviewed_by"',
    from: 'new.reviewed_by := null;',
    to: '',
  },
  { name: 'email addresses are case-sensitive', hint: '→ duplicate', from: '(lower(email))', to: '(email)' },
  {
    name: 'the length of a use case is not limited',
    hint: '→ invalid',
    from: "char_length(coalesce(said ->> 'useCase', '')) <= 300",
    to: 'true',
  },
  {
    name: 'the length of notes is not limited',
    hint: '"admin_notes":"nnn',
    from: 'char_length(admin_notes) <= 2000',
    to: 'true',
  },
  { name: 'a last name may be long', hint: '→ invalid', from: 'char_length(last_name) <= 100', to: 'true' },
  {
    name: 'any text is a status',
    hint: '"status":"promoted"',
    from: 'check (\n    status in (',
    to: 'check (\n    true or status in (',
    also: { from: 'check (\n    kind in (', to: 'check (\n    true or kind in (' },
  },
]

const senders: Mutant[] = [
  { name: 'a sender may submit 21 applications', from: '> 20', to: '> 21' },
  { name: 'a sender may submit 19 applications', from: '> 20', to: '> 19' },
  { name: 'the sender is ignored', from: 'sender cidr := private.sender()', to: 'sender cidr := null' },
  { name: 'every IPv6 address counts on its own', from: 'when 6 then 64', to: 'when 6 then 128' },
  { name: 'IPv6 networks are counted together', from: 'when 6 then 64', to: 'when 6 then 48' },
  {
    name: 'applications of signed-in users are not limited',
    from: "current_user in ('anon', 'authenticated'))\n  execute function private.limit",
    to: "current_user = 'anon')\n  execute function private.limit",
  },
  {
    name: 'applications without session are not limited',
    from: "current_user in ('anon', 'authenticated'))\n  execute function private.limit",
    to: "current_user = 'authenticated')\n  execute function private.limit",
  },
].map((mutant) => ({ ...mutant, hint: ' applications, the last ' }))

/** At least one case must fail for each. */
export const MUTANTS: readonly Mutant[] = [
  ...assurance,
  ...admins,
  ...ownership,
  ...links,
  ...statuses,
  ...grants,
  ...limits,
  ...senders,
]

/** @throws Error if the migrations do not contain the mutated text */
export function mutate(migrations: string, { also, ...first }: Mutant): string {
  const mutated = replaceLast(migrations, first)
  return also === undefined ? mutated : replaceLast(mutated, also)
}

function replaceLast(migrations: string, { from, to }: { from: string; to: string }): string {
  const start = from === '' ? migrations.length : migrations.lastIndexOf(from)
  if (start < 0) throw new Error(`The migrations do not contain: ${from}`)
  return migrations.slice(0, start) + to + migrations.slice(start + from.length)
}
