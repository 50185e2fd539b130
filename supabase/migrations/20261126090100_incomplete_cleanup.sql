-- A cleanup whose backend account could not be deleted. The account still has its documents, so the application cannot be
-- approved until the account is deleted: the next setup link would open it.

alter table public.waitlist_submissions
  add column cleanup_incomplete boolean not null default false,
  add constraint waitlist_submissions_cleanup_finished check (
    not cleanup_incomplete or status in ('pending', 'rejected')
  );

create or replace view public.admin_applications with (security_barrier) as
  select id, first_name, last_name, email, interest, status, admin_notes, reviewed_by, reviewed_at, created_at,
    last_login_at, emailed_at, cleanup_incomplete
  from public.waitlist_submissions
  where private.is_admin();

grant update (cleanup_incomplete) on public.admin_applications to authenticated;
