-- Permissions: grants for columns, then policies for rows. Everything else is refused.

alter table public.waitlist_submissions enable row level security;
alter table public.approved_users enable row level security;
alter table public.magic_links enable row level security;
alter table public.admin_users enable row level security;

revoke all on public.waitlist_submissions, public.approved_users, public.magic_links, public.admin_users
  from anon, authenticated;

-- Applications: anyone can insert one, without review columns. Applicants read their own, requests with the setup
-- token its name and email; admins read and review all.

grant insert (first_name, last_name, email, interest) on public.waitlist_submissions to anon, authenticated;
grant select (id, first_name, last_name, email, status) on public.waitlist_submissions to anon;
grant select on public.waitlist_submissions to authenticated;
grant update (status) on public.waitlist_submissions to anon;
grant update (status, admin_notes, reviewed_by, reviewed_at, last_login_at)
  on public.waitlist_submissions to authenticated;

create policy "anybody applies" on public.waitlist_submissions
  for insert to anon, authenticated with check (status = 'pending');

create policy "admins read all" on public.waitlist_submissions
  for select to authenticated using (private.is_admin());
create policy "people read their own" on public.waitlist_submissions
  for select to authenticated using (private.owns(id));
create policy "a setup token opens its application" on public.waitlist_submissions
  for select to anon, authenticated using (private.knows_setup_of(id));

create policy "admins review" on public.waitlist_submissions
  for update to authenticated using (private.is_admin()) with check (private.is_admin());
create policy "people register themselves" on public.waitlist_submissions
  for update to anon, authenticated
  using (private.may_set_up(id) or private.owns(id))
  with check (private.may_set_up(id) or private.owns(id));

-- Setup rows: tokens cannot be listed. A row is visible to its token and its applicant; admins can delete rows, and
-- see them only to do so.

grant select on public.approved_users to anon, authenticated;
grant update (account_created) on public.approved_users to anon, authenticated;
grant delete on public.approved_users to authenticated;

create policy "a setup token opens its row" on public.approved_users
  for select to anon, authenticated using (setup_token = private.setup_token());
create policy "people read their own" on public.approved_users
  for select to authenticated using (private.owns(waitlist_submission_id));
create policy "admins find what they delete" on public.approved_users
  for select to authenticated
  using (private.is_admin() and current_setting('request.method', true) = 'DELETE');

create policy "the account is created" on public.approved_users
  for update to anon, authenticated
  using (private.may_set_up(waitlist_submission_id) or private.owns(waitlist_submission_id))
  with check (account_created);

create policy "admins delete" on public.approved_users
  for delete to authenticated using (private.is_admin());

-- Links: their applicant reads them and marks them as used.

grant select on public.magic_links to anon, authenticated;
grant update (used, used_at) on public.magic_links to anon, authenticated;

create policy "a setup token opens its link" on public.magic_links
  for select to anon, authenticated
  using (private.knows_setup_of(private.submission_of(approved_user_id)));
create policy "people read their own" on public.magic_links
  for select to authenticated using (private.owns(private.submission_of(approved_user_id)));

create policy "the link is used" on public.magic_links
  for update to anon, authenticated
  using (
    private.may_set_up(private.submission_of(approved_user_id))
    or private.owns(private.submission_of(approved_user_id))
  )
  with check (used);

-- Admins: each sees only their own row. Rows cannot be added through the API.

grant select on public.admin_users to authenticated;

create policy "admins know that they are" on public.admin_users
  for select to authenticated using (user_id = auth.uid());
