import { fromCall } from '../../lib/xstate/fromCall.ts'

const importForm = () => import('../waitlist/WaitlistScreen.tsx')

/** Brings the form's code into the page. */
export const loadForm = fromCall(async () => {
  await importForm()
})
