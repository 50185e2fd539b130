import type { Document } from '../../api/types.ts'
import { formatPartialDate } from '../../lib/text/format.ts'

type Metadata = NonNullable<Document['metadata']>

/** What a file says about itself, in one line. Nothing if it says nothing. */
export function DocumentFacts({ metadata }: { metadata: Metadata }) {
  const facts = factsOf(metadata)
  if (facts.length === 0) return null
  return (
    <p>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  )
}

function factsOf({ author, created, modified, page_count, language }: Metadata): string[] {
  return [
    author,
    created && `Written ${formatPartialDate(created)}`,
    modified && modified !== created && `Changed ${formatPartialDate(modified)}`,
    page_count !== undefined && (page_count === 1 ? '1 page' : `${page_count.toLocaleString('en')} pages`),
    language && languageName(language),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
}

/** The name of a language, or the tag as it is if it is none. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
