import type { ScriptStep } from './step.ts'
import { addDocument } from './steps/addDocument.ts'
import { approve } from './steps/approve.ts'
import { ask } from './steps/ask.ts'
import { askAgain } from './steps/askAgain.ts'
import { decide } from './steps/decide.ts'
import { followUp } from './steps/followUp.ts'
import { openSource } from './steps/openSource.ts'
import { restart } from './steps/restart.ts'
import { review } from './steps/review.ts'
import { stop } from './steps/stop.ts'

/** The only list of steps. docs/demo-script.md shows the same ones; a test compares them. */
export const SCRIPT: readonly ScriptStep[] = [
  ask,
  openSource,
  followUp,
  addDocument,
  askAgain,
  decide,
  review,
  approve,
  stop,
  restart,
]

/** The step at a position: after the last one the first. */
export function nextStep(position: number): number {
  return position < SCRIPT.length ? position : 0
}

/** 'about 4 minutes' */
export const SCRIPT_DURATION = `about ${Math.round(SCRIPT.reduce((sum, { seconds }) => sum + seconds, 0) / 60)} minutes`
