export interface HelpAnswer {
  /** Unique in the Help Desk. */
  readonly id: string
  readonly question: string
  readonly answer: string
}
