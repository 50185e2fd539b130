import type { SupportDraft } from './support.machine.ts'
import { NO_DRAFT } from './support.machine.ts'

/** What was written to support, and by whom. It lives as long as the page: a reload forgets it. */
let kept: { account: string; draft: SupportDraft } | null = null

/** What this account has begun to write; nothing of another's. */
export function draftOf(account: string): SupportDraft {
  return kept?.account === account ? kept.draft : NO_DRAFT
}

export function keepDraft(account: string, draft: SupportDraft): void {
  kept = { account, draft }
}
