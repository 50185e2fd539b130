import { vars } from '../../theme/contract.css.ts'
import { STEPS, type Step } from '../../theme/scale.ts'

/** The theme's colors for use on a canvas. */
export interface Palette {
  readonly ramp: Readonly<Record<Step, string>>
  readonly line: string
  /** Opacity of a node's glow at its center, 0 to 1. */
  readonly glow: number
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  // 'var(--color-line)' refers to the property '--color-line'.
  const read = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1)).trim()
  const ramp = Object.fromEntries(STEPS.map((step) => [step, read(vars.color.ramp[step])]))
  return {
    ramp: ramp as Record<Step, string>,
    line: read(vars.color.lineStrong),
    glow: Number(read(vars.glow)),
  }
}
