-- Who is asking, as the policies see them. Security definer where a rule must look at rows that the person asking
-- may not read; an empty search path, so that nobody can put another table in the way.

/** Whether the person signed in looks after the waitlist. */
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.admin_users where user_id = auth.uid())
$$;

/** The setup token that the request carries in a header, never in its address. */
create function private.setup_token() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-setup-token'
$$;

/** Whether the request carries the setup token of this application, unused or used, expired or not. */
create function private.knows_setup_of(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.approved_users
    where waitlist_submission_id = submission and setup_token = private.setup_token()
  )
$$;

/** Whether the request carries the setup token of this application, and it has not expired. */
create function private.may_set_up(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.approved_users
    where waitlist_submission_id = submission
      and setup_token = private.setup_token()
      and expires_at >= now()
  )
$$;

/** Whether the person signed in made this application. */
create function private.owns(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.waitlist_submissions
    where id = submission and lower(email) = lower(nullif(auth.jwt() ->> 'email', ''))
  )
$$;

/** The application behind a row of approved_users. */
create function private.submission_of(approved uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select waitlist_submission_id from public.approved_users where id = approved
$$;
