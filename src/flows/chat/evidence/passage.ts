import type { Source } from '../../../api/types.ts'

/** A passage in three parts: what stands before the quoted lines, these, and what stands after. */
export interface PassageParts {
  before: string
  quoted: string
  after: string
}

/**
 * The source's quoted lines in what stands around them. The excerpt stands in its context word by word; where it does
 * not, or there is none, it stands alone: nothing is marked by guess.
 */
export function passageOf({ context = '', excerpt }: Pick<Source, 'context' | 'excerpt'>): PassageParts {
  const start = excerpt === '' ? -1 : context.indexOf(excerpt)
  if (start < 0) return { before: '', quoted: excerpt, after: '' }
  return {
    before: context.slice(0, start),
    quoted: excerpt,
    after: context.slice(start + excerpt.length),
  }
}
