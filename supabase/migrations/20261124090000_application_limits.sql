-- How many applications are accepted within an hour: everyone may submit one, signed in or not.

-- Numbers of accepted applications. A refused application is not counted, because its transaction is rolled back, so an
-- hour has at most as many rows as applications are accepted. Rows of earlier hours are removed by the next application.
create table private.application_counts (
  -- The sender's network address. 0.0.0.0/0 is the row of all senders.
  sender cidr not null,
  hour timestamptz not null,
  count integer not null,
  primary key (hour, sender)
);

-- Without a policy and without grants: only the function below uses it.
alter table private.application_counts enable row level security;
revoke all on private.application_counts from anon, authenticated, service_role;

/**
 * The network address of the request's sender: an IPv4 address or the /64 network of an IPv6 address. Null if unknown.
 * The provider's gateway sets this header. It passes x-forwarded-for on, so that one can be forged.
 */
create function private.sender() returns cidr
language plpgsql stable set search_path = '' as $$
declare
  address inet;
begin
  address := (nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip')::inet;
  return network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
exception when invalid_text_representation then
  return null;
end
$$;

/** Counts an application of a sender and returns how many it has sent within this hour. Concurrent ones wait. */
create function private.count_application_of(sender cidr, this_hour timestamptz) returns integer
language sql set search_path = '' as $$
  insert into private.application_counts as counted (sender, hour, count)
    values (sender, this_hour, 1)
    on conflict (hour, sender) do update set count = counted.count + 1
    returning counted.count
$$;

revoke execute on function private.count_application_of(cidr, timestamptz) from public;

/** Refuses an application over a limit: 20 of one sender and 500 of all within an hour. */
create function private.limit_applications() returns trigger
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
        'Retry-After', ceil(extract(epoch from this_hour + interval '1 hour' - now()))::text
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

create trigger limit_applications before insert on public.waitlist_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_applications();
