import { fromCall } from '../../lib/xstate/fromCall.ts'

const importForm = () => import('../waitlist/WaitlistScreen.tsx')
const importExamples = () =>
  Promise.all([import('./example/ExampleAnswer.tsx'), import('./capabilities/CapabilityExample.tsx')])

/** Imports the form's code. */
export const loadForm = fromCall(async () => {
  await importForm()
})

/** Imports the example answer and the examples of the features. */
export const loadExample = fromCall(async () => {
  await importExamples()
})
