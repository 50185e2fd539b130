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

/** What somebody says about themselves and their plans; empty where they said nothing. */
export type Interest = v.InferOutput<typeof interestSchema>

/** The interest as an application stores it: JSON text. */
export function interestToJson({ role, organization, researchArea, useCase, timeline }: Interest): string {
  return JSON.stringify({ role, organization, researchArea, useCase, timeline }, (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  )
}

/** The interest from its text. What is broken, missing or no text is empty, so that every row can be shown. */
export function readInterest(json: string): Interest {
  try {
    return v.parse(v.fallback(interestSchema, nothing), JSON.parse(json))
  } catch {
    return nothing()
  }
}

function nothing(): Interest {
  return { role: '', organization: '', researchArea: '', useCase: '', timeline: '' }
}
