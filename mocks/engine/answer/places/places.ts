import type { DocumentStore } from '../../documentStore.ts'
import { type DocumentPart, storeOf } from './documentPart.ts'
import { documentsNamed } from './documentsNamed.ts'
import { findPlace } from './findPlace.ts'
import { missingPlace } from './missingPlace.ts'
import { type PlaceQuestion, placeInQuestion } from './placeInQuestion.ts'

/** A question about a part of the documents. */
export type LimitedQuestion =
  /** `question` is null if the question is what the part says. */
  | ({ readonly store: DocumentStore; readonly question: string | null } & Named)
  /** Why there is no such part. */
  | ({ readonly refusal: string } & Named)

interface Named {
  /** The documents that the question names; null if it names none. */
  readonly named: string[] | null
}

/** The part that a question names by a page, a section or a document; null if it names none. */
export function limitedQuestion(
  text: string,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): LimitedQuestion | null {
  const found = documentsNamed(text, store, includes, placeInQuestion(text) !== null)
  const included = [...store.documents].filter(([id]) => includes(id) && (found?.ids.has(id) ?? true))
  const named = found && included.map(([id]) => id)
  const asked = placeInQuestion(found === null ? text : text.replace(found.phrase, fillerOf(found.phrase)))
  if (asked !== null) {
    const parts = included.flatMap(([id, { extracted }]) => findPlace(id, extracted, asked.place) ?? [])
    if (parts.length > 0)
      return { store: storeOf(store, partsFor(asked, parts)), question: asked.rest, named }
    const isAboutPlace = asked.rest === null || /\bsay\b/i.test(text)
    const refusal = isAboutPlace
      ? missingPlace(
          asked.place,
          included.map(([, { extracted }]) => extracted),
        )
      : null
    if (refusal !== null) return { refusal, named }
  }
  if (found === null || asked !== null) return null
  const about = /\babout\b.*$/is.exec(text)?.[0]
  const rest = about ?? text.replace(found.phrase, fillerOf(found.phrase)).trim()
  return {
    store: storeOf(
      store,
      included.map(([id, { extracted }]) => wholeOf(id, extracted.pages)),
    ),
    question: rest,
    named,
  }
}

/** What a part says is told of one document, the newest one that has it. */
function partsFor({ rest }: PlaceQuestion, parts: readonly DocumentPart[]): readonly DocumentPart[] {
  return rest === null ? parts.slice(-1) : parts
}

function wholeOf(documentId: string, pages: readonly { readonly text: string }[]): DocumentPart {
  return { documentId, spans: new Map(pages.map(({ text }, i) => [i, { start: 0, end: text.length }])) }
}

/** 'what does' stays when the name of the document is left out. */
function fillerOf(phrase: string): string {
  return /^(?:what (?:does|do|did)|summari[sz]e)\b/i.exec(phrase)?.[0] ?? ''
}
