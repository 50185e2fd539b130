import { PATHS } from '../../../../src/domain/paths.ts'
import { become } from '../become.ts'
import { buttonNamed, waitFor } from '../page.ts'
import type { ScriptStep } from '../step.ts'

export const decide: ScriptStep = {
  title: 'Decide a disagreement',
  say: 'Where documents disagree, you decide. Every later answer follows the decision and says what was set aside.',
  seconds: 30,
  action: 'Decide',
  effect: 'Opens the disagreements and keeps one side of the newest one.',
  async perform(ports) {
    await become('user', ports)
    ports.open(PATHS.disagreements)
    await waitFor(decisions, 'The disagreements could not be opened.')
    buttonNamed('Keep', document.querySelector('main') ?? document)?.click()
  },
}

/** The page before may have a decision too. */
const decisions = () =>
  location.pathname === PATHS.disagreements &&
  document.querySelector('main h1')?.textContent === 'Disagreements' &&
  document.querySelector('main [role="group"][aria-label^="Decide"]')
