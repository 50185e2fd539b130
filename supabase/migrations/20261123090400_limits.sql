-- Optional fields and unknown keys of `interest` are otherwise unlimited. Constraints are checked in the order of their
-- names, so this one precedes waitlist_submissions_interest_known and spares it from parsing megabytes.

alter table public.waitlist_submissions
  add constraint waitlist_submissions_interest_bounded check (octet_length(interest) <= 8192);
