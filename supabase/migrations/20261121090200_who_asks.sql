-- Functions that identify the caller for the policies. Security definer if they read rows that the caller
-- may not read; an empty search path, so that no other schema's table can be substituted.

/** Whether the signed-in user is an admin. */
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.admin_users where user_id = auth.uid())
$$;

/** The setup token of the request's header. It is never in the URL. */
create function private.setup_token() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-setup-token'
$$;

/** Whether the request has this application's setup token, even a used or expired one. */
create function private.knows_setup_of(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.approved_users
    where waitlist_submission_id = submission and setup_token = private.setup_token()
  )
$$;

/** Whether the request has this application's unexpired setup token. */
create function private.may_set_up(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.approved_users
    where waitlist_submission_id = submission
      and setup_token = private.setup_token()
      and expires_at >= now()
  )
$$;

/** Whether the application belongs to the signed-in user. */
create function private.owns(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.waitlist_submissions
    where id = submission and lower(email) = lower(nullif(auth.jwt() ->> 'email', ''))
  )
$$;

/** The application of a row of approved_users. */
create function private.submission_of(approved uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select waitlist_submission_id from public.approved_users where id = approved
$$;
