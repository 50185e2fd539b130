-- The history of each application, for admins: the application's own columns contain only its current state.

-- When the setup email of this approval was sent; null before.
alter table public.waitlist_submissions add column emailed_at timestamptz;

create table public.submission_events (
  id uuid primary key default gen_random_uuid(),
  waitlist_submission_id uuid not null
    references public.waitlist_submissions (id) on delete cascade,
  kind text not null,
  at timestamptz not null default now(),
  -- The email of the signed-in admin or applicant; null if nobody was signed in.
  by_email text,

  constraint submission_events_kind_known check (
    kind in ('submitted', 'approved', 'rejected', 'emailed', 'registered', 'active', 'returned')
  )
);

create index submission_events_of_submission on public.submission_events (waitlist_submission_id, at);

alter table public.submission_events enable row level security;
revoke all on public.submission_events from anon, authenticated;
grant select on public.submission_events to authenticated;

create policy "admins read the history" on public.submission_events
  for select to authenticated using (private.is_admin());

/** Clears emailed_at when the approval ends. */
create function private.forget_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('pending', 'rejected') then
    new.emailed_at := null;
  end if;
  return new;
end
$$;

create trigger forget_email before update on public.waitlist_submissions
  for each row execute function private.forget_email();

/** Records every step of an application. Security definer: users have no write access to the history. */
create function private.note_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  step text;
begin
  if tg_op = 'INSERT' then
    step := 'submitted';
  elsif new.status <> old.status then
    step := case new.status when 'pending' then 'returned' else new.status end;
  elsif new.emailed_at is distinct from old.emailed_at and new.emailed_at is not null then
    step := 'emailed';
  else
    return null;
  end if;
  insert into public.submission_events (waitlist_submission_id, kind, by_email)
    values (new.id, step, nullif(auth.jwt() ->> 'email', ''));
  return null;
end
$$;

create trigger note_submission after insert or update on public.waitlist_submissions
  for each row execute function private.note_submission();
