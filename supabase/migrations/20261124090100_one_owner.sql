-- A second account that claims a link at the same time waits for the first. Its policy has then been evaluated with the
-- row without an owner, so the policy alone would let it replace the owner.

create function private.keep_owner() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The application has an owner' using errcode = '42501';
end
$$;

create trigger keep_owner before update of owner_id on public.waitlist_submissions
  for each row
  when (
    old.owner_id is not null and new.owner_id is distinct from old.owner_id
    and current_user in ('anon', 'authenticated')
  )
  execute function private.keep_owner();
