import type { DocumentStore } from '../documentStore.ts'
import type { QuestionTerm } from '../selection/question.ts'
import { canonicalStem } from '../text/synonyms.ts'
import { terms } from '../text/terms.ts'

/** A heading, or the title and the file name of a document. */
export interface Title {
  /** Null for a document. */
  readonly heading: string | null
  readonly filename: string
  /** Its terms and those that mean the same as one of them. */
  readonly terms: ReadonlySet<string>
}

export function titlesOf({ documents }: DocumentStore, includes: (documentId: string) => boolean): Title[] {
  return [...documents]
    .filter(([id]) => includes(id))
    .flatMap(([, { extracted, index }]) => {
      const { filename, title, pages } = extracted
      const termsOf = (text: string): ReadonlySet<string> => {
        const own = terms(text, index.language)
        return new Set([...own, ...own.map(canonicalStem)])
      }
      const name = filename.replace(/\.\w+$/, '').replace(/[_\-.]+/g, ' ')
      const headings = pages.flatMap(({ blocks, text }) =>
        blocks.flatMap(({ kind, start, end }) => (kind === 'heading' ? [text.slice(start, end)] : [])),
      )
      return [
        ...headings.map((heading) => ({ heading, filename, terms: termsOf(heading) })),
        { heading: null, filename, terms: termsOf(`${name} ${title}`) },
      ]
    })
}

/** Whether a title contains a term of a question, in another form or with the same meaning. */
export function containsTerm({ terms: known }: Title, { variants }: QuestionTerm): boolean {
  return variants.some((variant) => known.has(variant) || known.has(canonicalStem(variant)))
}

/** The title with the most important words of a question; the first of equal ones, or null if none has any. */
export function nearestTitle(asked: readonly QuestionTerm[], titles: readonly Title[]): Title | null {
  let nearest: Title | null = null
  let most = 0
  for (const title of titles) {
    const shared = asked.filter((term) => containsTerm(title, term))
    const importance = shared.reduce((sum, term) => sum + term.importance, 0)
    if (importance > most) [nearest, most] = [title, importance]
  }
  return nearest
}
