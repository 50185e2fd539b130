import { readInterest } from '../../../domain/interest.ts'
import {
  labelOf,
  RESEARCH_AREA_OPTIONS,
  ROLE_OPTIONS,
  TIMELINE_OPTIONS,
} from '../../../domain/waitlistOptions.ts'
import { isObject } from '../../../lib/objects.ts'

/** One line of an application: empty where nothing was said. */
export interface InterestField {
  readonly label: string
  readonly value: string
}

/** What an application says, for reading. What is no interest at all is one line, as it is stored. */
export function listInterestFields(json: string): readonly InterestField[] {
  if (!isInterest(json)) return [{ label: 'Interest', value: json.trim() }]
  const { role, organization, researchArea, timeline, useCase } = readInterest(json)
  return [
    { label: 'Role', value: labelOf(ROLE_OPTIONS, role) },
    { label: 'Organization', value: organization },
    { label: 'Research area', value: labelOf(RESEARCH_AREA_OPTIONS, researchArea) },
    { label: 'Timeline', value: labelOf(TIMELINE_OPTIONS, timeline) },
    { label: 'Use case', value: useCase },
  ]
}

function isInterest(json: string): boolean {
  try {
    return isObject(JSON.parse(json))
  } catch {
    return false
  }
}
