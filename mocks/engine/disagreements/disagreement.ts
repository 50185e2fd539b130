/** A sentence of a document that disagrees with another one. Offsets as in `Source`. */
export interface StatedSide {
  readonly documentId: string
  readonly filename: string
  readonly page: number | null
  readonly heading: string | null
  /** When it was stated, as precise as it is known: '2026-10-28', '2026-10' or '2026'. */
  readonly date: string | null
  readonly excerpt: string
  /** The part that differs, for example '38 decibels' or 'not allowed'. */
  readonly value: string
  readonly start: number
  readonly end: number
  readonly context: string
}

/**
 * `contradiction`: both cannot be true, and nothing says which is later. `superseded`: the second replaces the first, by date,
 * version or words.
 */
export interface Disagreement {
  readonly kind: 'contradiction' | 'superseded'
  /** What both are about, for example 'Notice period'. */
  readonly subject: string
  readonly sides: readonly [StatedSide, StatedSide]
}

/** `first` or `second`: the side that the user keeps. `both`: they concern different things. Null: not decided. */
export interface KnownDisagreement extends Disagreement {
  readonly decision: 'first' | 'second' | 'both' | null
  /** An ISO time. */
  readonly decidedAt: string | null
}

/** A difference between two documents. `first` is null if it is new, `second` if it is gone. */
export interface Change {
  readonly kind: 'new' | 'gone' | 'changed' | 'moved'
  readonly subject: string
  readonly first: StatedSide | null
  readonly second: StatedSide | null
}
