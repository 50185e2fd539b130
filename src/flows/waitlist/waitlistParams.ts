import { WAITLIST_STEPS, type WaitlistStep } from '../../domain/waitlistForm.ts'
import { choiceParam, type Param } from '../../lib/url/params.ts'

const STEPS = Object.keys(WAITLIST_STEPS) as WaitlistStep[]

/** Back leads from the second step to the first one. */
const step: Param<WaitlistStep> = { ...choiceParam(STEPS, 'aboutYou'), history: 'opened' }

export const WAITLIST_PARAMS = { step } as const
