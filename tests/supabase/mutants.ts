/** An error in the migrations: `to` replaces the last occurrence of `from`, which is the definition in effect. */
export interface Mutant {
  name: string
  from: string
  to: string
  /** A second replacement, where two rules refuse the same. */
  also?: { from: string; to: string }
  /** Words of the rule that finds it, which is tried first. */
  hints?: readonly string[]
}

/** A mutant that adds a grant after the migrations. */
const granting = (what: string, role: 'anon' | 'authenticated', table: string): Mutant => ({
  name: `${role} may ${what} of ${table}`,
  from: '',
  to: `\ngrant ${what} on public.${table} to ${role};`,
  hints: [table, ...(what.match(/\w+/g) ?? [])],
})

const IS_ADMIN = `  select private.has_required_assurance()
    and exists (select from public.admin_users where user_id = auth.uid())`
const IS_OWNER = 'select owner = auth.uid() and private.has_required_assurance()'
const IS_TOKEN = 'setup_token = private.setup_token()'
const CLAIM = 'using (private.is_owner(owner_id) or private.may_claim(id))'

const assurance: Mutant[] = [
  {
    name: 'admins need no second factor',
    from: IS_ADMIN,
    to: '  select exists (select from public.admin_users where user_id = auth.uid())',
  },
  { name: 'owners need no second factor', from: IS_OWNER, to: 'select owner = auth.uid()' },
  {
    name: 'holders of a link need no second factor to claim it',
    from: 'select private.has_required_assurance() and exists (\n    select from public.approved_users',
    to: 'select exists (\n    select from public.approved_users',
  },
  {
    name: 'admins see their row of admin_users without the second factor',
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
    from: 'select from public.admin_users where user_id = auth.uid()',
    to: 'select from public.admin_users where auth.uid() is not null',
  },
  {
    name: 'the metadata makes an admin',
    from: IS_ADMIN,
    to: `${IS_ADMIN} or coalesce((auth.jwt() -> 'user_metadata' ->> 'is_admin')::boolean, false)`,
  },
  {
    name: "everyone sees the admins' list",
    from: '  from public.waitlist_submissions\n  where private.is_admin();',
    to: '  from public.waitlist_submissions;',
  },
  {
    name: "owners see the admins' list",
    from: '  where private.is_admin();',
    to: '  where private.is_admin() or private.is_owner(owner_id);',
  },
  {
    name: 'every signed-in user reads the history',
    from: 'on public.submission_events\n  for select to authenticated using (private.is_admin())',
    to: 'on public.submission_events\n  for select to authenticated using (true)',
  },
  {
    name: 'every signed-in user sees the admins',
    from: 'using (user_id = auth.uid() and private.has_required_assurance())',
    to: 'using (private.has_required_assurance())',
  },
  {
    name: 'admins have permissions on the table itself',
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
    from: " and current_setting('request.method', true) = 'DELETE'",
    to: '',
  },
  {
    name: 'owners delete their setup row',
    from: 'for delete to authenticated using (private.is_admin())',
    to: 'for delete to authenticated using (private.is_admin() or private.owns(waitlist_submission_id))',
  },
  {
    name: 'admins cannot delete setup rows',
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
    from: 'where id = submission and private.is_owner(owner_id)',
    to: "where id = submission and (private.is_owner(owner_id) or email ilike auth.jwt() ->> 'email')",
  },
  {
    name: 'the address of the metadata makes an owner',
    from: 'using (private.is_owner(owner_id));',
    to: "using (private.is_owner(owner_id) or email = auth.jwt() -> 'user_metadata' ->> 'email');",
  },
  {
    name: 'every signed-in user owns every application',
    from: IS_OWNER,
    to: 'select auth.uid() is not null and private.has_required_assurance()',
  },
  {
    name: 'everyone owns an application without owner',
    from: IS_OWNER,
    to: 'select coalesce(owner, auth.uid()) = auth.uid() and private.has_required_assurance()',
  },
  {
    name: 'owners own all setup rows',
    from: 'where id = submission and private.is_owner(owner_id)',
    to: 'where private.is_owner(owner_id)',
  },
  { name: 'owner_id is written without a link', from: CLAIM, to: 'using (true)' },
  {
    name: 'owner_id is written by everyone who sees the application',
    from: CLAIM,
    to: 'using (private.is_owner(owner_id) or private.knows_setup_of(id))',
  },
  { name: 'nobody becomes an owner', from: CLAIM, to: 'using (private.is_owner(owner_id))' },
  { name: 'owners lose their permissions', from: CLAIM, to: 'using (private.may_claim(id))' },
  {
    name: 'a claim may name another user',
    from: 'with check (private.is_owner(owner_id))',
    to: 'with check (owner_id is not null)',
  },
  {
    name: 'an owner may give the application away',
    from: 'with check (private.is_owner(owner_id))',
    to: 'with check (true)',
  },
  { name: 'an existing owner is replaced', from: '\n      and owner_id is null', to: '' },
  { name: 'an expired link is claimed', from: '\n      and expires_at >= now()', to: '' },
  {
    name: 'a link is claimed only after it has expired',
    from: 'expires_at >= now()',
    to: 'expires_at < now()',
  },
  { name: 'a used link is claimed', from: '\n      and not account_created', to: '' },
  {
    name: 'a link is claimed whatever the status is',
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
    from: `and ${IS_TOKEN}\n      and expires_at`,
    to: 'and setup_token like private.setup_token()\n      and expires_at',
    also: { from: `submission and ${IS_TOKEN}`, to: 'submission and setup_token like private.setup_token()' },
  },
  {
    name: 'the token of a setup row is compared with like',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (setup_token like private.setup_token())',
  },
  {
    name: 'the token of an application is compared with like',
    from: 'where waitlist_submission_id = submission and setup_token = private.setup_token()',
    to: 'where waitlist_submission_id = submission and setup_token like private.setup_token()',
  },
  {
    name: "an owner's setup row is shown beside the link's",
    from: 'using (private.setup_token() is null and private.owns(waitlist_submission_id))',
    to: 'using (private.owns(waitlist_submission_id))',
  },
  {
    name: 'tokens are compared in any case',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (setup_token = lower(private.setup_token()))',
  },
  {
    name: 'a return to pending keeps the owner',
    from: "if new.status <> old.status and new.status in ('pending', 'rejected') then\n    new.owner_id",
    to: "if new.status in ('rejected') then\n    new.owner_id",
  },
  {
    name: 'a rejection keeps the owner',
    from: "if new.status <> old.status and new.status in ('pending', 'rejected') then\n    new.owner_id",
    to: "if new.status in ('pending') then\n    new.owner_id",
  },
  {
    name: 'every change of the status clears the owner',
    from: "if new.status <> old.status and new.status in ('pending', 'rejected') then\n    new.owner_id",
    to: 'if new.status <> old.status then\n    new.owner_id',
  },
]

const links: Mutant[] = [
  {
    name: 'everyone sees every setup row',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (true)',
  },
  {
    name: 'a link shows every application',
    from: 'where waitlist_submission_id = submission and setup_token = private.setup_token()',
    to: 'where setup_token = private.setup_token()',
  },
  { name: 'account_created can be reset', from: 'with check (account_created)', to: 'with check (true)' },
  { name: 'the use of a link can be undone', from: 'with check (used)', to: 'with check (true)' },
  {
    name: 'everyone who sees a setup row marks its account as created',
    from: 'using (private.owns(waitlist_submission_id)) with check (account_created)',
    to: 'using (true) with check (account_created)',
  },
  {
    name: 'everyone who sees a link marks it as used',
    from: 'using (private.owns(private.submission_of(approved_user_id))) with check (used)',
    to: 'using (true) with check (used)',
  },
  {
    name: 'holders of an unclaimed link mark it as used',
    from: 'using (private.owns(private.submission_of(approved_user_id))) with check (used)',
    to: 'using (private.may_claim(private.submission_of(approved_user_id))) with check (used)',
  },
]

const statuses: Mutant[] = [
  {
    name: 'status changes are not checked',
    from: 'if new.status <> old.status and not private.is_admin() and not (',
    to: 'if false and not (',
  },
  {
    name: 'admins are limited to the changes of an owner',
    from: 'new.status <> old.status and not private.is_admin() and',
    to: 'new.status <> old.status and',
  },
  {
    name: 'owners become active without registering',
    from: "(old.status = 'registered' and new.status = 'active')",
    to: "(old.status in ('approved', 'registered') and new.status = 'active')",
  },
  {
    name: 'owners register again after the first login',
    from: "(old.status = 'approved' and new.status = 'registered')",
    to: "(old.status in ('approved', 'active') and new.status = 'registered')",
  },
  {
    name: 'owners cannot register',
    from: "(old.status = 'approved' and new.status = 'registered')",
    to: '(false)',
  },
  {
    name: 'admins write the time of a login',
    from: 'is distinct from old.last_login_at and new.last_login_at is not null then',
    to: 'is distinct from old.last_login_at and new.last_login_at is null then',
  },
  {
    name: 'admins cannot clear the time of a login',
    from: ' and new.last_login_at is not null then',
    to: ' then',
  },
  {
    name: 'the database sets no time of a login',
    from: '    new.last_login_at := now();',
    to: '    null;',
  },
  {
    name: 'the time of the first login is kept',
    from: "if new.status = 'active' and new.owner_id",
    to: "if new.status = 'active' and old.status <> 'active' and new.owner_id",
  },
  {
    name: "an admin's change counts as a login",
    from: "if new.status = 'active' and new.owner_id = auth.uid() then",
    to: "if new.status = 'active' then",
  },
  {
    name: 'every change of an owner counts as a login',
    from: "if new.status = 'active' and new.owner_id = auth.uid() then",
    to: 'if new.owner_id = auth.uid() then',
  },
]

const grants: Mutant[] = [
  granting('select (setup_token)', 'anon', 'approved_users'),
  granting('select (setup_token)', 'authenticated', 'approved_users'),
  ...['interest', 'admin_notes', 'reviewed_by', 'reviewed_at', 'created_at', 'last_login_at', 'emailed_at']
    .concat('notified_at')
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
  granting('select, update', 'anon', 'admin_applications'),
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
  { name: 'the size of an interest is not limited', from: 'octet_length(interest) <= 8192', to: 'true' },
  {
    name: 'the size of an interest is counted in characters',
    from: 'octet_length(interest)',
    to: 'char_length(interest)',
  },
  {
    name: 'an interest may be one byte larger',
    from: 'octet_length(interest) <= 8192',
    to: 'octet_length(interest) <= 8193',
  },
  {
    name: 'an interest must be smaller',
    from: 'octet_length(interest) <= 8192',
    to: 'octet_length(interest) < 8192',
  },
  { name: 'email addresses are case-sensitive', from: '(lower(email))', to: '(email)' },
  {
    name: 'the length of a use case is not limited',
    from: "char_length(coalesce(said ->> 'useCase', '')) <= 300",
    to: 'true',
  },
  {
    name: 'the length of an organization is not limited',
    from: "char_length(coalesce(said ->> 'organization', '')) <= 200",
    to: 'true',
  },
  { name: 'the length of notes is not limited', from: 'char_length(admin_notes) <= 2000', to: 'true' },
  { name: 'a last name may be long', from: 'char_length(last_name) <= 100', to: 'true' },
  {
    name: 'any text is a status',
    from: 'check (\n    status in (',
    to: 'check (\n    true or status in (',
    also: { from: 'check (\n    kind in (', to: 'check (\n    true or kind in (' },
  },
]

/** At least one case must fail for each. */
export const MUTANTS: readonly Mutant[] = [
  ...assurance,
  ...admins,
  ...ownership,
  ...links,
  ...statuses,
  ...grants,
  ...limits,
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
