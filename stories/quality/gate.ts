export interface Missing {
  item: string
  /** What to do, as a sentence. */
  todo: string
}

/** A rule that a test enforces for each of many things, with the current counts. */
export interface Gate {
  name: string
  rule: string
  total: number
  missing: readonly Missing[]
}
