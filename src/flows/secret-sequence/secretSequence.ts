/** Hidden shortcuts: letters typed with Shift held, then Enter. */

/** The letters of each shortcut. An empty one is disabled. */
export type SecretSequences<Name extends string> = Readonly<Record<Name, string>>

/** A keyboard event, and whether a text field has the focus. */
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
  /** Letters typed since Shift was pressed, in lower case; null while Shift is released. */
  readonly typed: string | null
  /** The completed shortcut, until Escape. */
  readonly unlocked: Name | null
}

export const IDLE_SEQUENCE: SequenceState<never> = { typed: null, unlocked: null }

export function nextSequence<Name extends string>(
  state: SequenceState<Name>,
  key: SequenceKey,
  sequences: SecretSequences<Name>,
): SequenceState<Name> {
  // Escape also works in a text field, because the opened overlay may contain one.
  if (key.type === 'keydown' && key.key === 'Escape') return IDLE_SEQUENCE
  if (state.unlocked !== null) return state
  // The keyup of Shift is missing if it was released in another window, so shiftKey of the next event decides.
  if (!key.shiftKey || key.isInTextField || key.ctrlKey || key.altKey || key.metaKey) return IDLE_SEQUENCE
  if (key.type === 'keyup' || key.repeat) return state

  const typed = state.typed ?? ''
  if (key.key === 'Enter') return { typed: '', unlocked: findShortcut(sequences, typed) }
  // With Caps Lock, Shift produces lower-case letters.
  if (isCharacter(key.key))
    return { typed: limitLength(typed + key.key.toLowerCase(), sequences), unlocked: null }
  return { typed: key.key === 'Shift' ? typed : '', unlocked: null }
}

function findShortcut<Name extends string>(sequences: SecretSequences<Name>, typed: string): Name | null {
  const names = Object.keys(sequences) as Name[]
  return names.find((name) => typed !== '' && sequences[name].toLowerCase() === typed) ?? null
}

function isCharacter(key: string): boolean {
  return [...key].length === 1
}

/** Limits the length to one more than the longest shortcut, which cannot match any. */
function limitLength(typed: string, sequences: Readonly<Record<string, string>>): string {
  const longest = Math.max(0, ...Object.values(sequences).map(({ length }) => length))
  return typed.slice(0, longest + 1)
}
