import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { createResourceMachine } from '../../../lib/xstate/resource.machine.ts'

export const historyMachine = createResourceMachine<readonly ApplicationEvent[], string, 'ready' | 'empty'>({
  id: 'application-history',
  kinds: ['ready', 'empty'],
  kindOf: (events) => (events.length === 0 ? 'empty' : 'ready'),
})
