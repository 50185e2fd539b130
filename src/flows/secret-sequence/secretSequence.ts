/** Hidden shortcuts: with Shift held, some letters and then Enter. */

/** The letters of each shortcut by its name. An empty one is off. */
export type SecretSequences<Name extends string> = Readonly<Record<Name, string>>

/** A key as the browser tells of it, and whether a text field has the focus. */
export interface SequenceKey {
  readonly type: 'keydown' | 'keyup'
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
  readonly isInTextField: boolean
}

export interface SequenceState<Name extends string> {
  /** What was typed since Shift went down, in lower case; null while Shift is up. */
  readonly typed: string | null
  /** The shortcut that was typed, until Escape. */
  readonly unlocked: Name | null
}

/** Nothing typed, nothing unlocked. */
export const IDLE_SEQUENCE: SequenceState<never> = { typed: null, unlocked: null }

/** The state after a key. The caller keeps what was unlocked open until it is null again. */
export function nextSequence<Name extends string>(
  state: SequenceState<Name>,
  key: SequenceKey,
  sequences: SecretSequences<Name>,
): SequenceState<Name> {
  // Escape counts in a text field too: what was unlocked may have one.
  if (key.type === 'keydown' && key.key === 'Escape') return IDLE_SEQUENCE
  if (state.unlocked !== null) return state
  // Released Shift may not be heard of, when it happens in another window; the next key tells.
  if (!key.shiftKey || key.isInTextField || key.ctrlKey || key.altKey || key.metaKey) return IDLE_SEQUENCE
  if (key.type === 'keyup' || key.repeat) return state

  const typed = state.typed ?? ''
  if (key.key === 'Enter') return { typed: '', unlocked: nameOf(sequences, typed) }
  // CapsLock turns Shift's letters small.
  if (isCharacter(key.key)) return { typed: cut(typed + key.key.toLowerCase(), sequences), unlocked: null }
  return { typed: key.key === 'Shift' ? typed : '', unlocked: null }
}

function nameOf<Name extends string>(sequences: SecretSequences<Name>, typed: string): Name | null {
  const names = Object.keys(sequences) as Name[]
  return names.find((name) => typed !== '' && sequences[name].toLowerCase() === typed) ?? null
}

function isCharacter(key: string): boolean {
  return [...key].length === 1
}

/** One character more than any sequence has can match none, so no more are remembered. */
function cut(typed: string, sequences: Readonly<Record<string, string>>): string {
  const longest = Math.max(0, ...Object.values(sequences).map(({ length }) => length))
  return typed.slice(0, longest + 1)
}
