import { ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import { stepParam } from '../../lib/url/params.ts'

export const ONBOARDING_PARAMS = { step: stepParam(ONBOARDING_STEPS) }
