import { type Interest, readInterest } from '../../../domain/interest.ts'
import {
  labelOf,
  RESEARCH_AREA_OPTIONS,
  ROLE_OPTIONS,
  TIMELINE_OPTIONS,
} from '../../../domain/waitlistOptions.ts'
import { isObject } from '../../../lib/objects.ts'

/** The interest with option labels instead of stored option values. */
export function labelInterest(json: string): Interest {
  const { role, organization, researchArea, useCase, timeline } = readInterest(json)
  return {
    role: labelOf(ROLE_OPTIONS, role),
    organization,
    researchArea: labelOf(RESEARCH_AREA_OPTIONS, researchArea),
    useCase,
    timeline: labelOf(TIMELINE_OPTIONS, timeline),
  }
}

/** The interest for a table cell: research area, then role and organization. Text that is not JSON is the topic. */
export function summarizeInterest(json: string): { topic: string; affiliation: string } {
  const { role, organization, researchArea } = labelInterest(json)
  const affiliation = [role, organization].filter(Boolean).join(' · ')
  return { topic: researchArea || (affiliation === '' ? plainInterest(json) : ''), affiliation }
}

/** The text itself, or '' if it is JSON or the start of JSON. */
function plainInterest(text: string): string {
  return /^\s*[[{"]/.test(text) || /^\s*(null|true|false|-?\d+)\s*$/.test(text) ? '' : text.trim()
}

export interface InterestField {
  readonly label: string
  /** Empty if the applicant gave no value. */
  readonly value: string
}

/** Every field of the interest. Text that is not a JSON object is one field with the stored text. */
export function listInterestFields(json: string): readonly InterestField[] {
  if (!isJsonObject(json)) return [{ label: 'Interest', value: json.trim() }]
  const { role, organization, researchArea, timeline, useCase } = labelInterest(json)
  return [
    { label: 'Role', value: role },
    { label: 'Organization', value: organization },
    { label: 'Research area', value: researchArea },
    { label: 'Timeline', value: timeline },
    { label: 'Use case', value: useCase },
  ]
}

function isJsonObject(json: string): boolean {
  try {
    return isObject(JSON.parse(json))
  } catch {
    return false
  }
}
