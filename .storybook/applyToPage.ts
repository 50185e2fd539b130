import { type Motion, setMotion } from './reducedMotion.ts'

/** The toolbar's values that change the page. */
export interface ToolbarValues {
  theme?: string
  motion?: Motion
  /** The reader's text size in percent of the default. */
  textSize?: string
  direction?: 'ltr' | 'rtl'
}

export const INITIAL_VALUES = {
  theme: 'dark',
  motion: 'system',
  textSize: '100',
  direction: 'ltr',
} as const satisfies ToolbarValues

/** Applies the toolbar to the page. */
export function applyToPage(values: ToolbarValues): void {
  const { theme, motion, textSize, direction } = { ...INITIAL_VALUES, ...values }
  const page = document.documentElement
  page.dataset.theme = theme
  page.dir = direction
  page.style.fontSize = textSize === '100' ? '' : `${textSize}%`
  setMotion(motion)
}
