import type { KeyboardEvent } from 'react'

export const REVIEW_KEYS = { a: 'approve', r: 'reject', n: 'next', p: 'previous' } as const
export type ReviewCommand = (typeof REVIEW_KEYS)[keyof typeof REVIEW_KEYS]

const FIELDS = 'input, textarea, select, [contenteditable]'

const isField = (target: EventTarget) => 'closest' in target && (target as Element).closest(FIELDS) !== null

/** The command of a key press; null while a field has the focus, for a held key, and for a combination of keys. */
export function reviewCommandOf(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>,
): ReviewCommand | null {
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null
  if (isField(event.target)) return null
  const key = event.key.toLowerCase()
  return Object.hasOwn(REVIEW_KEYS, key) ? REVIEW_KEYS[key as keyof typeof REVIEW_KEYS] : null
}
