import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup } from '../../hosted/setup.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'

/** Looks up a setup token without marking it as used. */
export const lookUp = fromCall<SetupLookup, string>(({ input, signal }) => lookUpSetup(input, signal))
