-- The applications as admins read and review them. A view, because grants for columns cannot tell admins from other
-- signed-in users. It has the rights of its owner, so its condition is the only row-level check.

create view public.admin_applications with (security_barrier) as
  select id, first_name, last_name, email, interest, status, admin_notes, reviewed_by, reviewed_at, created_at,
    last_login_at, emailed_at
  from public.waitlist_submissions
  where private.is_admin();

revoke all on public.admin_applications from anon, authenticated;
grant select on public.admin_applications to authenticated;
grant update (status, admin_notes, reviewed_by, reviewed_at, last_login_at)
  on public.admin_applications to authenticated;
