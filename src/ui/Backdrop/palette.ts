import { vars } from '../../theme/contract.css.ts'
import { STEPS, type Step } from '../../theme/scale.ts'

/** The theme's colours, as a canvas takes them. */
export interface Palette {
  readonly ramp: Readonly<Record<Step, string>>
  readonly line: string
  /** How strongly a node shines in its middle, 0 to 1. */
  readonly glow: number
}

/** The colours of the theme that holds where an element stands. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  // 'var(--color-line)' names the property '--color-line'.
  const read = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1)).trim()
  const ramp = Object.fromEntries(STEPS.map((step) => [step, read(vars.color.ramp[step])]))
  return {
    ramp: ramp as Record<Step, string>,
    line: read(vars.color.lineStrong),
    glow: Number(read(vars.glow)),
  }
}
