/** Errors in the policies. At least one case must fail for each. */
export const MUTANTS = [
  {
    name: 'anyone can list the setup tokens',
    from: 'using (setup_token = private.setup_token())',
    to: 'using (true)',
  },
  {
    name: 'admins can list the setup tokens',
    from: " and current_setting('request.method', true) = 'DELETE'",
    to: '',
  },
  {
    name: 'an expired token is accepted',
    from: '\n      and expires_at >= now()',
    to: '',
  },
  {
    name: 'applicants can submit an approved application',
    from: 'grant insert (first_name, last_name, email, interest)',
    to: 'grant insert',
  },
  {
    name: 'every signed-in user can read every application',
    from: 'for select to authenticated using (private.is_admin());',
    to: 'for select to authenticated using (true);',
  },
  {
    name: 'every signed-in user is an admin',
    from: 'where user_id = auth.uid()',
    to: 'where auth.uid() is not null',
  },
  {
    name: 'status changes are not checked',
    from: 'before update on public.waitlist_submissions',
    to: 'before update of id on public.waitlist_submissions',
  },
  {
    name: 'account_created can be reset',
    from: 'with check (account_created)',
    to: 'with check (true)',
  },
  {
    name: 'used can be reset on a link',
    from: 'with check (used)',
    to: 'with check (true)',
  },
  {
    name: 'an applicant can become active without registering',
    from: "(old.status = 'registered' and new.status = 'active'",
    to: "(old.status in ('approved', 'registered') and new.status = 'active'",
  },
  {
    name: 'a setup token can make an application active',
    from: "new.status = 'active' and private.owns(old.id))\n",
    to: "new.status = 'active')\n",
  },
  {
    name: 'email addresses are case-sensitive',
    from: '(lower(email))',
    to: '(email)',
  },
  {
    name: 'a setup token can read the admin notes',
    from: 'grant select (id, first_name, last_name, email, status)',
    to: 'grant select',
  },
  {
    name: "a setup token gives access to other applicants' rows",
    from: 'where waitlist_submission_id = submission and setup_token = private.setup_token()',
    to: 'where setup_token = private.setup_token()',
  },
  {
    name: 'applicants can delete their setup row',
    from: 'for delete to authenticated using (private.is_admin())',
    to: 'for delete to authenticated using (private.owns(waitlist_submission_id))',
  },
  {
    name: 'every signed-in user can read the history',
    from: 'on public.submission_events\n  for select to authenticated using (private.is_admin())',
    to: 'on public.submission_events\n  for select to authenticated using (true)',
  },
  {
    name: 'the history can be changed',
    from: 'revoke all on public.submission_events from anon, authenticated;',
    to: 'create policy mutant on public.submission_events using (true) with check (true);',
  },
  {
    name: 'an admin can set emailed_at',
    from: 'grant update (status, admin_notes, reviewed_by, reviewed_at, last_login_at)',
    to: 'grant update',
  },
  {
    name: 'an applicant can return to an earlier status',
    from: "(old.status = 'approved' and new.status = 'registered')",
    to: "(old.status in ('approved', 'active') and new.status = 'registered')",
  },
  {
    name: 'the length of a use case is not limited',
    from: "char_length(coalesce(said ->> 'useCase', '')) <= 300",
    to: 'true',
  },
]
