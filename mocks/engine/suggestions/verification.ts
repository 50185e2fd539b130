import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from './candidate.ts'
import { type Verified, verify, verifyText } from './verify.ts'

/** Asks each question once for each version of the documents. */
export class Verification {
  readonly #store: DocumentStore
  readonly #results = new Map<string, Verified | null>()
  #version: number

  constructor(store: DocumentStore) {
    this.#store = store
    this.#version = store.version
  }

  of(candidate: Candidate): Verified | null {
    return this.#once(`${candidate.passage.id}\t${candidate.question}`, () => verify(candidate, this.#store))
  }

  ofText(question: string): Verified | null {
    return this.#once(question, () => verifyText(question, this.#store))
  }

  #once(key: string, ask: () => Verified | null): Verified | null {
    if (this.#version !== this.#store.version) this.#results.clear()
    this.#version = this.#store.version
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const verified = ask()
    this.#results.set(key, verified)
    return verified
  }
}
