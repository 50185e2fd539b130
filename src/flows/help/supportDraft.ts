import { readStoredSupportDraft, storeSupportDraft } from '../../device/storedSupportDraft.ts'
import { hasStrings } from '../../lib/objects.ts'
import type { SupportDraft } from './support.machine.ts'
import { EMPTY_DRAFT } from './support.machine.ts'
import { PRIORITIES } from './supportMessage.ts'

/** The stored draft of this account; empty if another account wrote the last one. */
export function readSupportDraft(account: string): SupportDraft {
  const stored = readStoredSupportDraft()
  if (!hasStrings(stored, 'account', 'subject', 'message') || stored.account !== account) return EMPTY_DRAFT
  const priority = PRIORITIES.find((each) => each === stored.priority) ?? EMPTY_DRAFT.priority
  return { subject: stored.subject, message: stored.message, priority }
}

export function saveSupportDraft(account: string, draft: SupportDraft): void {
  storeSupportDraft({ account, ...draft })
}
