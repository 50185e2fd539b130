import { PATHS } from '../../../../src/domain/paths.ts'
import { signInAs } from '../../people/signInAs.ts'
import { prepareApplication, STORY_EMAIL } from '../applications.ts'
import { become } from '../become.ts'
import { buttonNamed, waitFor } from '../page.ts'
import type { ScriptStep } from '../step.ts'

export const review: ScriptStep = {
  title: 'Review an application',
  say: 'People apply for access and say what they need it for. An admin reads the application and decides.',
  seconds: 30,
  action: 'Open an application',
  effect: 'Signs in as the admin and opens the application of a journalist.',
  async perform(ports) {
    const { name, isChanged } = await prepareApplication(ports)
    // Another sign-in loads the applications again.
    if (isChanged) ports.open(await signInAs('admin', ports))
    else await become('admin', ports)
    if (location.pathname !== PATHS.admin || location.search !== '') ports.open(PATHS.admin)
    const button = await waitFor(() => buttonNamed(`Review: ${name}`), 'The application is not in the list.')
    button.click()
    await waitFor(approveButton, 'The application could not be opened.')
  },
}

/** The button of the open application. */
export function approveButton(): HTMLButtonElement | null {
  const dialog = document.querySelector('[role="dialog"]')
  return dialog?.textContent.includes(STORY_EMAIL) === true ? buttonNamed('Approve', dialog) : null
}
