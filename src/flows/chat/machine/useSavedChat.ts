import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DocumentIdsBySession, StoredChat, TextBySession } from '../../../device/storedChat.ts'
import type { chatMachine } from './chat.machine.ts'
import type { ChatContext } from './chat.types.ts'
import { draftsAfterLeaving } from './drafts.ts'

/** Minimum time between two saves while the user types. */
const SAVE_INTERVAL_MS = 400

type SavedChat = Pick<StoredChat, 'drafts' | 'scopes' | 'openId'>

export interface ChatChange extends SavedChat {
  draftsBefore: TextBySession
  scopesBefore: DocumentIdsBySession
}

/** Calls `save` while the user types and when the chat or the page is closed. */
export function useSavedChat(
  actor: ActorRefFrom<typeof chatMachine>,
  save: (change: ChatChange) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = actor.getSnapshot().context
    let { drafts: draftsBefore, scopes: scopesBefore } = latest
    const saveNow = () => {
      clearTimeout(timer)
      timer = undefined
      const drafts = draftsAfterLeaving(latest)
      const { scopes, selectedId: openId } = latest
      save({ draftsBefore, drafts, scopesBefore, scopes, openId })
      draftsBefore = drafts
      scopesBefore = scopes
    }
    const subscription = actor.subscribe(({ context }) => {
      const isChanged = hasChanged(latest, context)
      latest = context
      if (isChanged) timer ??= setTimeout(saveNow, SAVE_INTERVAL_MS)
    })
    window.addEventListener('pagehide', saveNow)
    return () => {
      subscription.unsubscribe()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [actor, save])
}

function hasChanged(before: ChatContext, after: ChatContext): boolean {
  const saved = ['drafts', 'scopes', 'messages', 'pendingQuestion', 'selectedId'] as const
  return saved.some((name) => before[name] !== after[name])
}
