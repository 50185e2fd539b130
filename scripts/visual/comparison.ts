/** How a story differs: `failed` is a story that did not render, so that there is no picture to compare. */
export type Kind = 'changed' | 'new' | 'removed' | 'failed'

/** One story in one theme and width. Pictures are file paths. */
export interface Difference {
  kind: Kind
  /** The title of the story's file, for example `Flows/Chat`. */
  title: string
  name: string
  /** What `--story` takes to select it; not given for a removed story. */
  story?: string
  /** The project of the Playwright configuration, which is also the folder of the baseline. */
  project: string
  theme: string
  /** The path of the baseline below the folder of baselines: project, then name. */
  file: string
  /** The width of the window in CSS pixels. */
  width: number
  /** The baseline, which exists for changed and removed stories. */
  before?: string
  /** The new picture. */
  after?: string
  /** The new picture with the differing pixels marked; not given for updated pictures. */
  marked?: string
  error?: string
}

/** The result of one run. */
export interface Comparison {
  /** Whether the differing baselines were updated. */
  isUpdate: boolean
  /** Whether all stories were shown. */
  isComplete: boolean
  /** How many stories were shown, once for each theme and width. */
  shown: number
  /** How many of them have no difference. */
  equal: number
  differences: readonly Difference[]
}
