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
 * A drawing of how one answer treats conflicting claims: a larger dot, farther along the color scale, is trusted more.
 * Decorative: the answer's text says the same.
 */
export function Diagram({ of }: { of: AnswerDiagram }) {
  return (
    <svg viewBox="0 0 96 56" width="96" height="56" fill="none" aria-hidden="true" focusable="false">
      {drawings[of]}
    </svg>
  )
}
