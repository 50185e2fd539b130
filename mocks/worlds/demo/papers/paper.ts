/** The text of a document that `npm run generate` prints as a PDF. */
export interface Paper {
  readonly title: string
  readonly subtitle: string
  /** Labels and values below the title, such as 'Coordination' and a name. */
  readonly details: readonly (readonly [label: string, value: string])[]
  /** Above the text of every page except the first one, at the start and at the end of the line. */
  readonly runningHeader: readonly [start: string, end: string]
  readonly parts: readonly PaperPart[]
}

/** Blocks that are printed in the same number of columns. */
export interface PaperPart {
  readonly columns: 1 | 2
  /** Whether it begins on a new page. Default: false. */
  readonly onNewPage?: boolean
  readonly blocks: readonly PaperBlock[]
}

export type PaperBlock =
  | { readonly heading: string }
  | { readonly paragraph: string }
  | { readonly items: readonly string[] }
  | { readonly table: PaperTable }
  | { readonly sleepStages: SleepStages }

export interface PaperTable {
  readonly caption: string
  readonly header: readonly string[]
  /** The share of each column in the width of the table. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly string[])[]
}

/** A chart of the stages of one night. */
export interface SleepStages {
  readonly caption: string
  /** Describes the chart for people who do not see it. */
  readonly description: string
  /** The stage (0 awake, 1 dream stage, 2 to 4 increasingly deep) in each ten minutes of the night. */
  readonly stages: readonly number[]
  readonly hours: readonly string[]
}
