import { become } from '../become.ts'
import { answered, askInNewChat } from '../chat.ts'
import { buttonNamed } from '../page.ts'
import type { ScriptStep } from '../step.ts'

export const restart: ScriptStep = {
  title: 'Show the recovery',
  say: 'When the service is back, the same question is answered. Nothing was lost.',
  seconds: 20,
  action: 'Start it and send again',
  effect: 'Starts the backend and sends the question again.',
  async perform(ports, { otherQuestion }) {
    // The backend is running again: see performStep.
    const again = buttonNamed('Send again')
    if (again === null) {
      await become('user', ports)
      return askInNewChat(otherQuestion, ports)
    }
    again.click()
    await answered(otherQuestion)
  },
}
