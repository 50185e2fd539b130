-- Applications belong to an account. The account is the one that was signed in when the setup link was opened:
-- email addresses prove nothing, because sign-up does not confirm them.

alter table public.waitlist_submissions
  add column owner_id uuid references auth.users (id) on delete set null;
create index waitlist_submissions_owner on public.waitlist_submissions (owner_id);

/** Whether the signed-in user is this owner, with the required assurance level. */
create function private.is_owner(owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select owner = auth.uid() and private.has_required_assurance()
$$;

/** Whether the application belongs to the signed-in user. */
create or replace function private.owns(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.waitlist_submissions where id = submission and private.is_owner(owner_id)
  )
$$;

/**
 * Whether the signed-in user may become the owner: the request has the application's unexpired and unused token, and
 * the application is approved and has no owner.
 */
create function private.may_claim(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_required_assurance() and exists (
    select from public.approved_users
      join public.waitlist_submissions on waitlist_submissions.id = waitlist_submission_id
    where waitlist_submission_id = submission
      and setup_token = private.setup_token()
      and expires_at >= now()
      and not account_created
      and status = 'approved'
      and owner_id is null
  )
$$;

-- Applications: a link shows its application's name, email and status. Its holder signs in, becomes the owner, and only
-- then writes. Everything else is for admins, through the view of the next migration.

revoke select, update on public.waitlist_submissions from anon, authenticated;
grant select (id, first_name, last_name, email, status) on public.waitlist_submissions to anon, authenticated;
grant select (owner_id), update (owner_id, status) on public.waitlist_submissions to authenticated;

drop policy "admins read all" on public.waitlist_submissions;
drop policy "admins review" on public.waitlist_submissions;
drop policy "people register themselves" on public.waitlist_submissions;
alter policy "people read their own" on public.waitlist_submissions using (private.is_owner(owner_id));

-- The new row is checked by its own column: the functions above read the row before the update.
create policy "holders of a link become owners, owners register" on public.waitlist_submissions
  for update to authenticated
  using (private.is_owner(owner_id) or private.may_claim(id))
  with check (private.is_owner(owner_id));

-- Setup rows: nobody reads tokens. Only owners write.

revoke select, update on public.approved_users from anon, authenticated;
grant select (id, waitlist_submission_id, expires_at, account_created, created_at)
  on public.approved_users to anon, authenticated;
grant update (account_created) on public.approved_users to authenticated;

-- A request with a token sees the token's row only, because it cannot filter by the token.
alter policy "people read their own" on public.approved_users
  using (private.setup_token() is null and private.owns(waitlist_submission_id));

drop policy "the account is created" on public.approved_users;
create policy "the account is created" on public.approved_users
  for update to authenticated
  using (private.owns(waitlist_submission_id)) with check (account_created);

revoke update on public.magic_links from anon;

drop policy "the link is used" on public.magic_links;
create policy "the link is used" on public.magic_links
  for update to authenticated
  using (private.owns(private.submission_of(approved_user_id))) with check (used);

drop function private.may_set_up(uuid);

/** Allows the status changes of an owner; all others require an admin. Which rows and columns: see the policies. */
create or replace function private.guard_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The service role may make every change that the constraints allow.
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;

  -- An admin may clear it.
  if new.last_login_at is distinct from old.last_login_at and new.last_login_at is not null then
    raise exception 'Only the database may set last_login_at' using errcode = '42501';
  end if;

  if new.status <> old.status and not private.is_admin() and not (
    -- The account was created.
    (old.status = 'approved' and new.status = 'registered')
    -- The owner logged in for the first time.
    or (old.status = 'registered' and new.status = 'active')
  ) then
    raise exception 'An application cannot go from % to %', old.status, new.status using errcode = '42501';
  end if;

  return new;
end
$$;

/** Sets what follows from a change of status. Its trigger runs after guard_submission, in alphabetical order. */
create function private.set_owner_and_login() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The approval is over: another one sends another link, whose holder becomes the owner.
  if new.status <> old.status and new.status in ('pending', 'rejected') then
    new.owner_id := null;
  end if;
  -- Owners set the status 'active' at every login.
  if new.status = 'active' and new.owner_id = auth.uid() then
    new.last_login_at := now();
  end if;
  return new;
end
$$;

create trigger set_owner_and_login before update of status on public.waitlist_submissions
  for each row execute function private.set_owner_and_login();
