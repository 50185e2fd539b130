import { configOf } from './base.mjs'

/** The rules of the edge functions. Their texts are parts of queries. */
export default configOf('functions', {
  mutate: ['supabase/functions/_shared/{notifyWaitlistSubmission,provider,sendApprovalEmail,settings}.ts'],
  mutator: { excludedMutations: ['ObjectLiteral'] },
  ignoreStatic: true,
})
