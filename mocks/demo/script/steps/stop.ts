import { PATHS } from '../../../../src/domain/paths.ts'
import { become } from '../become.ts'
import { sendInOpenChat } from '../chat.ts'
import { setScriptFault } from '../fault.ts'
import { buttonNamed, waitFor } from '../page.ts'
import type { ScriptStep } from '../step.ts'

export const stop: ScriptStep = {
  title: 'Show a failure',
  say: 'When the service is down, the app says so in plain words and keeps the question.',
  seconds: 20,
  action: 'Stop the service and ask',
  effect: 'Stops the backend of the demo and asks another question.',
  async perform(ports, { otherQuestion }) {
    await become('user', ports)
    ports.open(`${PATHS.chat}?session=new`)
    // The chat must have loaded before the backend stops.
    await waitFor(
      () => buttonNamed('New Chat') && document.querySelector('main textarea'),
      'The chat could not be opened.',
    )
    await setScriptFault(true, ports)
    await sendInOpenChat(otherQuestion)
    await waitFor(() => buttonNamed('Send again'), 'The failure is not shown.')
  },
}
