import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { createListMachine } from '../../../lib/xstate/list.ts'

/** The history of the application with the id. */
export const historyMachine = createListMachine<readonly ApplicationEvent[], string, 'ready' | 'empty'>({
  id: 'application-history',
  kinds: ['ready', 'empty'],
  kindOf: (events) => (events.length === 0 ? 'empty' : 'ready'),
})
