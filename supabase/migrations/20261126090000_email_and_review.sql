-- Email addresses as the form accepts them, the reviewer of an application, and a wait that browsers can read.

-- The pattern of the contract's schema `Email`. This statement fails if an application has another address; find it with
--   select id, email from public.waitlist_submissions where email !~ 'the pattern below';
-- Only ASCII: a name before the address, letters that look like others and invisible characters deceive the reader.
alter table public.waitlist_submissions
  drop constraint waitlist_submissions_email_shaped,
  add constraint waitlist_submissions_email_shaped check (
    email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$'
    and char_length(email) <= 254
  );

/** Sets who has reviewed an application and when. What a request sends for these columns is ignored. */
create function private.set_review() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('approved', 'rejected') then
    new.reviewed_by := auth.uid();
    new.reviewed_at := now();
  elsif new.status <> old.status and new.status = 'pending' then
    new.reviewed_by := null;
    new.reviewed_at := null;
  else
    new.reviewed_by := old.reviewed_by;
    new.reviewed_at := old.reviewed_at;
  end if;
  return new;
end
$$;

-- Not for the database itself, which clears reviewed_by when the account of the reviewer is deleted.
create trigger set_review before update on public.waitlist_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.set_review();

/** Refuses an application over a limit: 20 of one sender and 500 of all within an hour. */
create or replace function private.limit_applications() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  sender cidr := private.sender();
begin
  if (sender is not null and private.count_application_of(sender, this_hour) > 20)
    or private.count_application_of('0.0.0.0/0', this_hour) > 500 then
    -- The table service makes the response of it.
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'over_request_rate_limit', 'message', 'Too many applications', 'details', null, 'hint', null
      ),
      detail = json_build_object('status', 429, 'headers', json_build_object(
        'Retry-After', ceil(extract(epoch from this_hour + interval '1 hour' - now()))::text,
        -- Otherwise a page of another origin cannot read it.
        'Access-Control-Expose-Headers', 'Retry-After'
      ));
  end if;

  -- Rows that another transaction removes are skipped instead of waited for.
  delete from private.application_counts where (hour, application_counts.sender) in (
    select earlier.hour, earlier.sender from private.application_counts as earlier
    where earlier.hour < this_hour for update skip locked
  );
  return new;
end
$$;
