import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { USER_DATA_KEYS } from '../../../device/keys.ts'
import { type DocumentIdsBySession, readStoredChat } from '../../../device/storedChat.ts'
import type { chatMachine } from './chat.machine.ts'
import { setScope } from './scope.ts'

/** Takes the scopes that another tab stores, except that of a new chat: each tab has its own. */
export function useStoredScopes(actor: ActorRefFrom<typeof chatMachine>, userId: string): void {
  useEffect(() => {
    const onStored = ({ key }: StorageEvent) => {
      if (key !== USER_DATA_KEYS.drafts) return
      const { scopes } = actor.getSnapshot().context
      const stored = setScope(readStoredChat(userId).scopes, null, scopes[''] ?? null)
      // The stored entries may have another order.
      if (sorted(stored) !== sorted(scopes)) actor.send({ type: 'scopes.stored', scopes: stored })
    }
    addEventListener('storage', onStored)
    return () => removeEventListener('storage', onStored)
  }, [actor, userId])
}

const sorted = (scopes: DocumentIdsBySession) => JSON.stringify(Object.entries(scopes).sort())
