import { fromCall } from '../../lib/xstate/fromCall.ts'

const importForm = () => import('../waitlist/WaitlistScreen.tsx')

/** Imports the form's code. */
export const loadForm = fromCall(async () => {
  await importForm()
})
