import type { Source } from '../../../api/types.ts'

export interface PassageParts {
  before: string
  excerpt: string
  after: string
}

/** Splits a source's context around its excerpt. Returns the excerpt alone if the context does not contain it exactly. */
export function splitPassage({ context = '', excerpt }: Pick<Source, 'context' | 'excerpt'>): PassageParts {
  const start = excerpt === '' ? -1 : context.indexOf(excerpt)
  if (start < 0) return { before: '', excerpt, after: '' }
  return {
    before: context.slice(0, start),
    excerpt,
    after: context.slice(start + excerpt.length),
  }
}

/** The heading to show above the context of a source with a page; null if the context contains it. */
export function headingAbove({
  context = '',
  heading,
  page,
}: Pick<Source, 'context' | 'heading' | 'page'>): string | null {
  return page === null || !heading || context.split('\n').includes(heading) ? null : heading
}
