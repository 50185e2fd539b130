-- The column `interest`: text instead of jsonb, because the app writes and reads it as text.

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

/** Whether a text is a valid interest: a JSON object with known options, of limited length. */
create function private.is_interest(interest text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  said jsonb;
begin
  said := interest::jsonb;
  return jsonb_typeof(said) = 'object'
    and coalesce(said ->> 'role', '') in (
      'researcher', 'investor', 'journalist', 'technologist', 'entrepreneur', 'consultant', 'other'
    )
    and char_length(coalesce(said ->> 'organization', '')) <= 200
    and coalesce(said ->> 'researchArea', '') in (
      '', 'ai-safety', 'cognitive-science', 'epistemology', 'machine-learning', 'neuroscience', 'psychology',
      'investment', 'technology', 'media', 'other'
    )
    and char_length(coalesce(said ->> 'useCase', '')) <= 300
    and coalesce(said ->> 'timeline', '') in (
      '', 'immediate', 'short-term', 'medium-term', 'long-term', 'flexible'
    );
-- Invalid JSON, a null character (not allowed in text) or an infinite number.
exception when invalid_text_representation or untranslatable_character or numeric_value_out_of_range then
  return false;
end
$$;

alter table public.waitlist_submissions
  add constraint waitlist_submissions_interest_known check (private.is_interest(interest));
