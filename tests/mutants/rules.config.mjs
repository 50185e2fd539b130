import { configOf } from './base.mjs'

/** The rules of the product and what a device stores. */
export default configOf('rules', {
  mutate: [
    'src/domain/*.ts',
    // Texts and lists, without rules.
    '!src/domain/{onboardingQuestions,paths,product,waitlistOptions}.ts',
    'src/device/*.ts',
    // A React hook; stories test it.
    '!src/device/useSidebar.ts',
  ],
})
