import { fromCall } from '../../lib/xstate/fromCall.ts'

const importForm = () => import('../waitlist/WaitlistScreen.tsx')
const importExamples = () =>
  Promise.all([import('./example/ExampleAnswer.tsx'), import('./capabilities/CapabilityExample.tsx')])

export const loadForm = fromCall(async () => {
  await importForm()
})

export const loadExample = fromCall(async () => {
  await importExamples()
})
