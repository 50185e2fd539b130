import { ReasonError } from '../../../src/lib/xstate/ReasonError.ts'

// For tests of the two-factor section's machine.

export const addAppRequested = { type: 'enrollment.requested', factorType: 'totp' } as const
export const needed = new ReasonError('A code is needed.', 'secondFactorRequired')
