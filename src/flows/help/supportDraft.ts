import type { SupportDraft } from './support.machine.ts'
import { EMPTY_DRAFT } from './support.machine.ts'

/** In memory only: a reload discards it. */
let stored: { account: string; draft: SupportDraft } | null = null

/** The draft of this account; empty if another account wrote the last one. */
export function readSupportDraft(account: string): SupportDraft {
  return stored?.account === account ? stored.draft : EMPTY_DRAFT
}

export function saveSupportDraft(account: string, draft: SupportDraft): void {
  stored = { account, draft }
}
