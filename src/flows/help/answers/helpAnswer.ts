/** A question of the Help Desk with its answer. */
export interface HelpAnswer {
  /** Unique among all of them. */
  readonly id: string
  readonly question: string
  readonly answer: string
}
