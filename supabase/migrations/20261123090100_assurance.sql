-- The second factor: whoever has verified one gets no permission from a session that was opened with a password only.

/** Whether the session has the assurance level that its user requires: aal2 for users with a verified factor. */
create function private.has_required_assurance() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'aal' = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$$;

/** Whether the signed-in user is an admin, with the required assurance level. */
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_required_assurance()
    and exists (select from public.admin_users where user_id = auth.uid())
$$;

-- The edge functions ask this table with the caller's token, so the policy is their check as well.
alter policy "admins know that they are" on public.admin_users
  using (user_id = auth.uid() and private.has_required_assurance());
