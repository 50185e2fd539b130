import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { createResourceMachine } from '../../../lib/xstate/resource.machine.ts'

/** The history of the application with the id. */
export const historyMachine = createResourceMachine<readonly ApplicationEvent[], string, 'ready' | 'empty'>({
  id: 'application-history',
  kinds: ['ready', 'empty'],
  kindOf: (events) => (events.length === 0 ? 'empty' : 'ready'),
})
