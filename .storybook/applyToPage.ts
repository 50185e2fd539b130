import { type Motion, setMotion } from './reducedMotion.ts'

/** The reader's text size in percent of the default. WCAG requires that 200 % works. */
export const TEXT_SIZES = { normal: 100, large: 125, larger: 150, double: 200 } as const

/** The toolbar's values that change the page. */
export interface ToolbarValues {
  theme?: string
  motion?: Motion
  textSize?: keyof typeof TEXT_SIZES
  direction?: 'ltr' | 'rtl'
}

export const INITIAL_VALUES = {
  theme: 'dark',
  motion: 'system',
  textSize: 'normal',
  direction: 'ltr',
} as const satisfies ToolbarValues

/** Applies the toolbar to the page. `percent` is a story's own text size. */
export function applyToPage(values: ToolbarValues, percent?: number): void {
  const { theme, motion, textSize, direction } = { ...INITIAL_VALUES, ...values }
  const page = document.documentElement
  page.dataset.theme = theme
  page.dir = direction
  const size = percent ?? TEXT_SIZES[textSize]
  page.style.fontSize = size === 100 ? '' : `${size}%`
  setMotion(motion)
}
