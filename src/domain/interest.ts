import * as v from 'valibot'
import { storable } from '../lib/text/text.ts'

const text = v.fallback(v.string(), '')
const interestSchema = v.object({
  role: text,
  organization: text,
  researchArea: text,
  useCase: text,
  timeline: text,
})

/** An applicant's answers about themselves and their plans; empty if not given. */
export type Interest = v.InferOutput<typeof interestSchema>

/** The JSON text of an interest, as an application stores it. */
export function interestToJson({ role, organization, researchArea, useCase, timeline }: Interest): string {
  return JSON.stringify({ role, organization, researchArea, useCase, timeline }, (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  )
}

/** Parses an interest. Invalid JSON gives empty fields, and so does a missing or non-text field. */
export function readInterest(json: string): Interest {
  try {
    return v.parse(v.fallback(interestSchema, emptyInterest), JSON.parse(json))
  } catch {
    return emptyInterest()
  }
}

function emptyInterest(): Interest {
  return { role: '', organization: '', researchArea: '', useCase: '', timeline: '' }
}
