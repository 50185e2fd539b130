import type { Interest } from '../../domain/interest.ts'
import { readInterest } from '../../domain/interest.ts'
import {
  labelOf,
  RESEARCH_AREA_OPTIONS,
  ROLE_OPTIONS,
  TIMELINE_OPTIONS,
} from '../../domain/waitlistOptions.ts'

/** The interest as people read it: the labels of the options that were chosen, and the words that were typed. */
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

/** The interest in two lines: the area, and who asks. What is no JSON at all was typed somewhere, and is the first line. */
export function summarizeInterest(json: string): { about: string; who: string } {
  const { role, organization, researchArea } = labelInterest(json)
  const who = [role, organization].filter(Boolean).join(' · ')
  return { about: researchArea || (who === '' ? looseText(json) : ''), who }
}

function looseText(text: string): string {
  return /^\s*[[{"]/.test(text) || /^\s*(null|true|false|-?\d+)\s*$/.test(text) ? '' : text.trim()
}
