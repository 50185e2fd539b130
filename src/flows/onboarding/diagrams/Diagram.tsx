import type { ReactNode } from 'react'
import type { AnswerDiagram } from '../../../domain/onboardingQuestions.ts'
import * as contradiction from './contradiction.tsx'
import * as dates from './dates.tsx'
import * as movement from './movement.tsx'
import * as objection from './objection.tsx'
import * as split from './split.tsx'

const drawings: Record<AnswerDiagram, ReactNode> = {
  ...contradiction,
  ...objection,
  ...dates,
  ...split,
  ...movement,
}

/**
 * What becomes of claims in conflict, as one answer has it: the larger a dot and the farther along the scale, the more
 * it is trusted. Decoration: the answer's words say it.
 */
export function Diagram({ of }: { of: AnswerDiagram }) {
  return (
    <svg viewBox="0 0 96 56" width="96" height="56" fill="none" aria-hidden="true" focusable="false">
      {drawings[of]}
    </svg>
  )
}
