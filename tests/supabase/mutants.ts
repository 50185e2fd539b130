/** Ways in which the policies could be wrong. Each must be noticed by at least one case. */
export const MUTANTS = [
  {
    name: 'anybody lists the setup tokens',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (true)',
  },
  {
    name: 'admins list the setup tokens',
    from: " and current_setting('request.method', true) = 'DELETE'",
    to: '',
  },
  {
    name: 'an expired token still sets up',
    from: '\n      and expires_at >= now()',
    to: '',
  },
  {
    name: 'people apply as already approved',
    from: 'grant insert (first_name, last_name, email, interest)',
    to: 'grant insert',
  },
  {
    name: 'everybody signed in reads every application',
    from: 'for select to authenticated using (private.is_admin());',
    to: 'for select to authenticated using (true);',
  },
  {
    name: 'everybody signed in is an admin',
    from: 'where user_id = auth.uid()',
    to: 'where auth.uid() is not null',
  },
  {
    name: 'nothing guards the steps of an application',
    from: 'before update on public.waitlist_submissions',
    to: 'before update of id on public.waitlist_submissions',
  },
  {
    name: 'an account is made unmade again',
    from: 'with check (account_created)',
    to: 'with check (true)',
  },
  {
    name: 'a link is made unused again',
    from: 'with check (used)',
    to: 'with check (true)',
  },
  {
    name: 'a person becomes active without having registered',
    from: "(old.status = 'registered' and new.status = 'active'",
    to: "(old.status in ('approved', 'registered') and new.status = 'active'",
  },
  {
    name: 'the holder of a link becomes active',
    from: "new.status = 'active' and private.owns(old.id))\n",
    to: "new.status = 'active')\n",
  },
  {
    name: 'addresses differ by their case',
    from: '(lower(email))',
    to: '(email)',
  },
  {
    name: 'a link reads what was noted about its person',
    from: 'grant select (id, first_name, last_name, email, status)',
    to: 'grant select',
  },
  {
    name: 'one token opens the rows of others',
    from: 'where waitlist_submission_id = submission and setup_token = private.setup_token()',
    to: 'where setup_token = private.setup_token()',
  },
  {
    name: 'people delete their own setup row',
    from: 'for delete to authenticated using (private.is_admin())',
    to: 'for delete to authenticated using (private.owns(waitlist_submission_id))',
  },
  {
    name: 'everybody signed in reads the history',
    from: 'on public.submission_events\n  for select to authenticated using (private.is_admin())',
    to: 'on public.submission_events\n  for select to authenticated using (true)',
  },
  {
    name: 'the history is rewritten',
    from: 'revoke all on public.submission_events from anon, authenticated;',
    to: 'create policy mutant on public.submission_events using (true) with check (true);',
  },
  {
    name: 'an admin says when the e-mail went out',
    from: 'grant update (status, admin_notes, reviewed_by, reviewed_at, last_login_at)',
    to: 'grant update',
  },
  {
    name: 'a person goes back a step',
    from: "(old.status = 'approved' and new.status = 'registered')",
    to: "(old.status in ('approved', 'active') and new.status = 'registered')",
  },
  {
    name: 'a use case may be as long as it likes',
    from: "char_length(coalesce(said ->> 'useCase', '')) <= 300",
    to: 'true',
  },
]
