export interface Mutant {
  readonly name: string
  /** Part of the name of the rules or cases that find it. They are tried first. */
  readonly hint: string
  /** Parts of the migrations, each with what replaces it, see CHANGES. */
  readonly changes?: readonly string[]
  readonly grant?: string
}

/** A mutant that adds a grant after the migrations. */
function granting(what: string, role: 'anon' | 'authenticated', table: string): Mutant {
  const [action, column] = what.match(/\w+/g) ?? []
  const parts = [action, table, column && (action === 'select' ? column : `{"${column}"`)]
  return {
    name: `${role} may ${what} of ${table}`,
    hint: parts.filter(Boolean).join(' '),
    grant: `grant ${what} on public.${table} to ${role};`,
  }
}

/**
 * Errors by their hints and names. '(«old→new»)' replaces '(old)' by '(new)' where it is last, which is the definition in
 * effect. A second replacement is needed where two rules refuse the same.
 */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  'select admin_applications': {
    'admins need no second factor':
      '  select «private.has_required_assurance()\n    and →»exists (select from public.admin_users where user_id = auth.uid())',
    'every signed-in user is an admin':
      'select from public.admin_users where «user_id = auth.uid()→auth.uid() is not null»',
    'the metadata makes an admin':
      "  select private.has_required_assurance()\n    and exists (select from public.admin_users where user_id = auth.uid())«→ or coalesce((auth.jwt() -> 'user_metadata' ->> 'is_admin')::boolean, false)»",
    "owners see the admins' list": '  where private.is_admin()«→ or private.is_owner(owner_id)»;',
  },
  '': {
    'owners need no second factor': 'select owner = auth.uid()« and private.has_required_assurance()→»',
    'an unverified factor counts as a second factor': "« and status = 'verified'→»",
    "another user's factor counts": "where «user_id = auth.uid() and →»status = 'verified'",
    'nobody has aal2': "->> 'aal' = «'aal2'→'aal3'»",
    'aal1 suffices': "->> 'aal' «= 'aal2'→>= 'aal1'»",
    'the assurance level is read from the metadata':
      "«auth.jwt() ->> 'aal'→coalesce(auth.jwt() -> 'user_metadata' ->> 'aal', 'aal2')» = 'aal2'",
    'admins read the table itself': '«drop policy "admins read all" on public.waitlist_submissions;→»',
    'the address of the access token makes an owner':
      "using (private.is_owner(owner_id)«→ or lower(email) = lower(auth.jwt() ->> 'email')»);",
    'the address of the metadata makes an owner':
      "using (private.is_owner(owner_id)«→ or email = auth.jwt() -> 'user_metadata' ->> 'email'»);",
    'everyone owns an application without owner':
      'select «owner→coalesce(owner, auth.uid())» = auth.uid() and private.has_required_assurance()',
    'any link shows and claims any application': [
      'where« waitlist_submission_id = submission\n      and→»',
      'where «waitlist_submission_id = submission and →»setup_token = private.setup_token()',
    ],
    'no token is needed to see and claim an application': [
      '«\n      and setup_token = private.setup_token()→»',
      'submission« and setup_token = private.setup_token()→»',
    ],
    'a link shows every application':
      'where «waitlist_submission_id = submission and →»setup_token = private.setup_token()',
  },
  'update waitlist_submissions {"owner_id"': {
    'holders of a link need no second factor to claim it':
      'select «private.has_required_assurance() and →»exists (\n    select from public.approved_users',
    'admins have permissions on the table itself':
      '«drop policy "admins review" on public.waitlist_submissions;→»',
    'owner_id is written by everyone who sees the application':
      'using (private.is_owner(owner_id) or private.«may_claim→knows_setup_of»(id))',
    'nobody becomes an owner': 'using (private.is_owner(owner_id)« or private.may_claim(id)→»)',
    'owners lose their permissions': 'using (private.«is_owner(owner_id) or private.→»may_claim(id))',
    'a claim may name another user': 'with check («private.is_owner(owner_id)→owner_id is not null»)',
    'an expired link is claimed': '«\n      and expires_at >= now()→»',
    'every change of the status clears the owner':
      "if new.status <> old.status «and new.status in ('pending', 'rejected') →»then\n    new.owner_id",
    'owners cannot register': "(«old.status = 'approved' and new.status = 'registered'→false»)",
  },
  'select admin_users': {
    'admins see their row of admin_users without the second factor':
      'using (user_id = auth.uid()« and private.has_required_assurance()→»)',
    'every signed-in user sees the admins':
      'using («user_id = auth.uid() and →»private.has_required_assurance())',
  },
  'select submission_events': {
    'every signed-in user reads the history':
      'on public.submission_events\n  for select to authenticated using («private.is_admin()→true»)',
  },
  'select approved_users': {
    'admins list the setup rows': "« and current_setting('request.method', true) = 'DELETE'→»",
    'the address of the access token makes an owner, compared with like':
      "where id = submission and «private.is_owner(owner_id→(private.is_owner(owner_id) or email ilike auth.jwt() ->> 'email'»)",
    'owners own all setup rows': 'where «id = submission and →»private.is_owner(owner_id)',
    "an owner's setup row is shown beside the link's":
      'using (private.«setup_token() is null and private.→»owns(waitlist_submission_id))',
  },
  'delete approved_users': {
    'owners delete their setup row':
      'for delete to authenticated using (private.is_admin()«→ or private.owns(waitlist_submission_id)»)',
    'admins cannot delete setup rows': 'for delete to authenticated using («private.is_admin()→false»)',
  },
  'then other with the token unused': { 'an existing owner is replaced': '«\n      and owner_id is null→»' },
  'with {"account_created":true}': { 'a used link is claimed': '«\n      and not account_created→»' },
  'with {"status"': {
    'a link is claimed whatever the status is':
      "\n      and «status = 'approved'\n      and →»owner_id is null",
  },
  'with the token any': {
    'the token of a claim is compared with like': [
      'and setup_token «=→like» private.setup_token()\n      and expires_at',
      'submission and setup_token «=→like» private.setup_token()',
    ],
    'the token of a setup row is compared with like': 'using (setup_token «=→like» private.setup_token())',
    'the token of an application is compared with like':
      'where waitlist_submission_id = submission and setup_token «=→like» private.setup_token()',
  },
  'with the token upperCase': {
    'tokens are compared in any case':
      'using (setup_token = «private.setup_token(→lower(private.setup_token()»))',
  },
  'then ursula': {
    'a return to pending keeps the owner':
      "if new.status «<> old.status and new.status in ('pending', →in (»'rejected') then\n    new.owner_id",
    'a rejection keeps the owner':
      "if new.status «<> old.status and new.status in ('pending', 'rejected'→in ('pending'») then\n    new.owner_id",
  },
  'update approved_users {"account_created":false}': {
    'account_created can be reset': 'with check («account_created→true»)',
  },
  'update magic_links {"used":false': { 'the use of a link can be undone': 'with check («used→true»)' },
  'update approved_users {"account_created":true}': {
    'everyone who sees a setup row marks its account as created':
      'using («private.owns(waitlist_submission_id)→true») with check (account_created)',
  },
  'update magic_links {"used":true': {
    'holders of an unclaimed link mark it as used':
      'using (private.«owns→may_claim»(private.submission_of(approved_user_id))) with check (used)',
  },
  'update waitlist_submissions {"status"': {
    'status changes are not checked':
      'if «new.status <> old.status and not private.is_admin()→false» and not (',
    'owners become active without registering':
      "(old.status «= 'registered'→in ('approved', 'registered')» and new.status = 'active')",
    'owners register again after the first login':
      "(old.status «= 'approved'→in ('approved', 'active')» and new.status = 'registered')",
  },
  'update admin_applications {"status"': {
    'admins are limited to the changes of an owner':
      'new.status <> old.status and« not private.is_admin() and→»',
  },
  'update admin_applications {"last_login_at"': {
    'admins write the time of a login':
      'is distinct from old.last_login_at and new.last_login_at is «not null→null» then',
  },
  '"last_login_at":null': {
    'admins cannot clear the time of a login': ' «and new.last_login_at is not null →»then',
  },
  '"last_login_at"': {
    'the database sets no time of a login': '    «new.last_login_at := now()→null»;',
    'the time of the first login is kept':
      "if new.status = 'active' and «→old.status <> 'active' and »new.owner_id",
    "an admin's change counts as a login": "if new.status = 'active' «and new.owner_id = auth.uid() →»then",
    'every change of an owner counts as a login':
      "if new.«status = 'active' and new.→»owner_id = auth.uid() then",
  },
  '→ invalid': {
    'the size of an interest is counted in characters': '«octet_length→char_length»(interest)',
    'an interest may be one byte larger': 'octet_length(interest) <= «8192→8193»',
    'an email address may contain a name': "email ~ '«^→»[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(",
    'an email address may have other letters': "email ~ '^[«A-Za-z0-9→[:alnum:]»!",
    'the length of a use case is not limited': "«char_length(coalesce(said ->> 'useCase', '')) <= 300→true»",
    'a last name may be long': '«char_length(last_name) <= 100→true»',
  },
  '→ 1': { 'an interest must be smaller': 'octet_length(interest) <«=→» 8192' },
  '"reviewed_by"': {
    'requests set the reviewer': 'create trigger set_review before «update→insert»',
    'requests change the reviewer later': '«new.reviewed_by := old.reviewed_by;→»',
    'an application that was returned keeps its reviewer': '«new.reviewed_by := null;→»',
  },
  '"reviewed_at"': {
    'requests change the time of the review later': '«new.reviewed_at := old.reviewed_at;→»',
  },
  '→ duplicate': { 'email addresses are case-sensitive': '(«lower(email)→email»)' },
  '"admin_notes":"nnn': { 'the length of notes is not limited': '«char_length(admin_notes) <= 2000→true»' },
  '"status":"promoted"': {
    'any text is a status': ['check (\n    «→true or »status in (', 'check (\n    «→true or »kind in ('],
  },
  ' applications, the last ': {
    'a sender may submit 21 applications': '> «20→21»',
    'a sender may submit 19 applications': '> «20→19»',
    'the sender is ignored': 'sender cidr := «private.sender()→null»',
    'every IPv6 address counts on its own': 'when 6 then «64→128»',
    'IPv6 networks are counted together': 'when 6 then «64→48»',
    'applications of signed-in users are not limited':
      "current_user «in ('anon', 'authenticated')→= 'anon'»)\n  execute function private.limit",
    'applications without session are not limited':
      "current_user «in ('anon', 'authenticated')→= 'authenticated'»)\n  execute function private.limit",
  },
}

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

/** At least one case must fail for each. */
export const MUTANTS: readonly Mutant[] = [
  ...Object.entries(CHANGES).flatMap(([hint, errors]) =>
    Object.entries(errors).map(([name, change]) => ({ name, hint, changes: [change].flat() })),
  ),
  ...grants,
]

/** @throws Error if the migrations do not contain the text that a change replaces */
export function mutate(migrations: string, changes: readonly string[]): string {
  return changes.reduce((text, change) => {
    const [, before = '', old = '', replacement = '', after = ''] =
      /^(.*)«(.*)→(.*)»(.*)$/s.exec(change) ?? []
    const from = before + old + after
    const start = text.lastIndexOf(from)
    if (start < 0) throw new Error(`The migrations do not contain: ${from}`)
    return text.slice(0, start) + before + replacement + after + text.slice(start + from.length)
  }, migrations)
}
