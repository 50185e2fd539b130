-- The status changes that an applicant may make; all others require an admin.

create function private.guard_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The service role and admins may make every change that the constraints allow.
  if current_user not in ('anon', 'authenticated') or private.is_admin() then
    return new;
  end if;

  if (new.id, new.first_name, new.last_name, new.email, new.interest, new.created_at)
      is distinct from (old.id, old.first_name, old.last_name, old.email, old.interest, old.created_at)
    or (new.admin_notes, new.reviewed_by, new.reviewed_at)
      is distinct from (old.admin_notes, old.reviewed_by, old.reviewed_at) then
    raise exception 'Only an admin may change an application' using errcode = '42501';
  end if;

  if new.status <> old.status and not (
    -- The account was created.
    (old.status = 'approved' and new.status = 'registered')
    -- The applicant logged in for the first time.
    or (old.status = 'registered' and new.status = 'active' and private.owns(old.id))
  ) then
    raise exception 'An application cannot go from % to %', old.status, new.status using errcode = '42501';
  end if;

  if new.last_login_at is distinct from old.last_login_at
    and not (new.status = 'active' and private.owns(old.id)) then
    raise exception 'Only a sign-in may set last_login_at' using errcode = '42501';
  end if;

  return new;
end
$$;

create trigger guard_submission before update on public.waitlist_submissions
  for each row execute function private.guard_submission();
