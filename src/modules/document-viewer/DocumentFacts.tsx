import type { Document } from '../../api/types.ts'
import { formatPartialDate } from '../../lib/text/format.ts'

type Metadata = NonNullable<Document['metadata']>

/** What a file says about itself, in one line, and which pages were read from a scan. Nothing if there is nothing. */
export function DocumentFacts({ metadata = {}, notices = [] }: Pick<Document, 'metadata' | 'notices'>) {
  const facts = factsOf(metadata)
  const scan = notices.find(({ kind }) => kind === 'scan')
  if (facts.length === 0 && scan === undefined) return null
  return (
    <div>
      {facts.length > 0 && (
        <p>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
      {scan && <p>{scan.message}</p>}
    </div>
  )
}

function factsOf({ author, created, modified, page_count, language }: Metadata): string[] {
  return [
    author,
    created && `Created ${formatPartialDate(created)}`,
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
