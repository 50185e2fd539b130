-- Table privileges of the edge functions. They use the service role, which bypasses row-level security but needs
-- grants like every other role: the provider grants none on new tables.

-- When the team was notified of this application; null before. notify-waitlist-submission sets it before it sends the
-- email and clears it again if the email could not be sent.
alter table public.waitlist_submissions add column notified_at timestamptz;

-- For the limit of notifications per hour.
create index waitlist_submissions_notified on public.waitlist_submissions (notified_at);

revoke all on public.waitlist_submissions, public.submission_events, public.approved_users, public.magic_links,
  public.admin_users from service_role;

grant select (id, first_name, last_name, email, interest, status, created_at, notified_at)
  on public.waitlist_submissions to service_role;
grant update (emailed_at, notified_at) on public.waitlist_submissions to service_role;

-- An upsert writes all its columns in both cases, and reads them as `excluded`.
grant
  select (id, waitlist_submission_id, setup_token, expires_at, account_created),
  insert (waitlist_submission_id, setup_token, expires_at, account_created),
  update (waitlist_submission_id, setup_token, expires_at, account_created)
  on public.approved_users to service_role;
grant
  select (id, approved_user_id, used, used_at),
  insert (approved_user_id, used, used_at),
  update (approved_user_id, used, used_at)
  on public.magic_links to service_role;
