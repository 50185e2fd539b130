-- Applications, approvals, setup links and admins.

create table public.waitlist_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  -- A JSON object as text: role, organization, researchArea, useCase, timeline.
  interest text not null,
  status text not null default 'pending',
  admin_notes text,
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,

  constraint waitlist_submissions_first_name_given check (btrim(first_name) <> '' and char_length(first_name) <= 100),
  constraint waitlist_submissions_last_name_given check (btrim(last_name) <> '' and char_length(last_name) <= 100),
  constraint waitlist_submissions_email_shaped check (
    email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and char_length(email) <= 254
  ),
  constraint waitlist_submissions_status_known check (
    status in ('pending', 'approved', 'rejected', 'registered', 'active')
  ),
  constraint waitlist_submissions_notes_short check (char_length(admin_notes) <= 2000)
);

-- One application per email address, in any case.
create unique index waitlist_submissions_email_key on public.waitlist_submissions (lower(email));
create index waitlist_submissions_newest on public.waitlist_submissions (created_at desc);

create table public.approved_users (
  id uuid primary key default gen_random_uuid(),
  waitlist_submission_id uuid not null unique
    references public.waitlist_submissions (id) on delete cascade,
  -- 32 random bytes as hexadecimal digits. A new link overwrites it, which invalidates the old one.
  setup_token text not null unique,
  expires_at timestamptz not null,
  account_created boolean not null default false,
  created_at timestamptz not null default now(),

  constraint approved_users_token_random check (setup_token ~ '^[0-9a-f]{64}$')
);

create table public.magic_links (
  id uuid primary key default gen_random_uuid(),
  approved_user_id uuid not null unique
    references public.approved_users (id) on delete cascade,
  used boolean not null default false,
  used_at timestamptz,
  created_at timestamptz not null default now(),

  constraint magic_links_used_at_known check (used_at is null or used)
);

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade
);
