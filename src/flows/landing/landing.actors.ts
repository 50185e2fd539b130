import { fromCall } from '../../lib/xstate/fromCall.ts'

const importForm = () => import('../waitlist/WaitlistScreen.tsx')
const importExample = () => import('./example/ExampleAnswer.tsx')

/** Imports the form's code. */
export const loadForm = fromCall(async () => {
  await importForm()
})

/** Imports the example answer. */
export const loadExample = fromCall(async () => {
  await importExample()
})
