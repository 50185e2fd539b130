/**
 * Contrast according to WCAG 2.2, and every pair of colors with a required contrast. The page
 * Foundations/Contrast shows this list and tests/src/theme/tokens.test.ts checks it.
 *
 * Formulas: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance and #dfn-contrast-ratio. Translucent colors
 * are composited over their background first, source-over: https://www.w3.org/TR/compositing-1/#simplealphacompositing.
 */
import type { Step } from '../../src/theme/scale.ts'
import type { Theme } from '../../src/theme/tokens.ts'

/** A color role of the tokens, by its path: 'surface', 'ramp.3'. */
export type Role = Exclude<keyof Theme['color'], 'ramp'> | `ramp.${Step}`

/** A background: a role, or a tint of one (share from 0 to 1) over another. */
export type Background = Role | { readonly tint: Role; readonly share: number; readonly over: Role }

/** The minimum ratio: 4.5 for text (success criterion 1.4.3), 3 for non-text (1.4.11). */
export type MinimumRatio = 4.5 | 3

export interface Pair {
  readonly role: Role
  readonly on: Background
  readonly minimumRatio: MinimumRatio
  readonly reason: string
}

/** Pairs with the same reason: each role on each background. */
interface Rule {
  readonly roles: readonly Role[]
  readonly on: readonly Background[]
  readonly minimumRatio: MinimumRatio
  readonly reason: string
}

interface ParsedColor {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** Parses the color formats of the tokens: '#1d2024' and 'rgb(4 5 6 / 0.58)'. */
function parse(value: string): ParsedColor {
  const numbers = value.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
    : (value.match(/[\d.]+/g) ?? []).map(Number)
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = numbers
  return { rgb: [red, green, blue], alpha }
}

function composite({ rgb, alpha }: ParsedColor, background: ParsedColor): ParsedColor {
  const mixed = (index: 0 | 1 | 2) => rgb[index] * alpha + background.rgb[index] * (1 - alpha)
  return { rgb: [mixed(0), mixed(1), mixed(2)], alpha: 1 }
}

function luminance({ rgb }: ParsedColor): number {
  const linear = (index: 0 | 1 | 2) => {
    const share = rgb[index] / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

function ratio(first: ParsedColor, second: ParsedColor): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The value of a role in a theme, as the tokens write it. */
export function colorOf(role: Role, { color }: Theme): string {
  const step = stepOf(role)
  return step ? color.ramp[step] : color[role as Exclude<Role, `ramp.${Step}`>]
}

function stepOf(role: Role): Step | undefined {
  const [, step] = role.split('.')
  return step === undefined ? undefined : (Number(step) as Step)
}

function backgroundIn(theme: Theme, background: Background): ParsedColor {
  if (typeof background === 'string') return parse(colorOf(background, theme))
  const { rgb } = parse(colorOf(background.tint, theme))
  return composite({ rgb, alpha: background.share }, backgroundIn(theme, background.over))
}

/** The contrast ratio of a role on its background in a theme, 1 to 21. */
export function contrast(role: Role, on: Background, theme: Theme): number {
  const background = backgroundIn(theme, on)
  return ratio(composite(parse(colorOf(role, theme)), background), background)
}

/** The label of a background, such as 'raised' or 'focus 8 % over canvas'. */
export function backgroundName(background: Background): string {
  if (typeof background === 'string') return background
  return `${background.tint} ${background.share * 100}\u00a0% over ${background.over}`
}

/** All roles of a theme, in the order of the tokens. */
export function rolesOf({ color }: Theme): Role[] {
  return Object.entries(color).flatMap(([name, value]) =>
    typeof value === 'string' ? [name as Role] : Object.keys(value).map((step) => `ramp.${step}` as Role),
  )
}

const ramp = ['ramp.1', 'ramp.2', 'ramp.3', 'ramp.4', 'ramp.5', 'ramp.6'] as const
const restBackgrounds = ['canvas', 'surface', 'raised'] as const
const interactiveBackgrounds = [...restBackgrounds, 'hover', 'pressed'] as const

/** Every pair with a required contrast, and the reason. */
export const rules: readonly Rule[] = [
  {
    roles: ['text', 'muted', 'faint', 'info'],
    on: interactiveBackgrounds,
    minimumRatio: 4.5,
    reason: 'Text of a row or a button, also while it is hovered or pressed.',
  },
  {
    roles: ['negative', 'warning', 'positive'],
    on: interactiveBackgrounds,
    minimumRatio: 4.5,
    reason: 'Text of failures, warnings and successes, also in rows and menus.',
  },
  {
    roles: ['text', 'muted', 'negative'],
    on: ['negativeBackground'],
    minimumRatio: 4.5,
    reason: 'The title and the text of an error notice.',
  },
  {
    roles: ['negative', 'muted'],
    on: ['negativePressed'],
    minimumRatio: 4.5,
    reason: 'A pressed danger button or menu item, and the shortcut beside its label.',
  },
  {
    roles: ramp,
    on: [...restBackgrounds, 'hover'],
    minimumRatio: 4.5,
    reason:
      'The word of a confidence meter and the number of a citation. A pressed citation has the text color instead.',
  },
  {
    roles: ['onAccent'],
    on: ['accent', 'accentHover', 'accentPressed'],
    minimumRatio: 4.5,
    reason: 'The label of the primary button.',
  },
  {
    roles: ['canvas'],
    on: ramp,
    minimumRatio: 4.5,
    reason: 'The number of the active citation on its filled chip.',
  },
  {
    roles: ['canvas'],
    on: ramp.map((over) => ({ tint: 'text', share: 0.24, over }) as const),
    minimumRatio: 4.5,
    reason: 'The number of the active citation while it is hovered.',
  },
  {
    roles: ['canvas'],
    on: ramp.map((over) => ({ tint: 'text', share: 0.48, over }) as const),
    minimumRatio: 4.5,
    reason: 'The number of the active citation while it is pressed.',
  },
  {
    roles: ['text'],
    on: ramp.map((tint) => ({ tint, share: 0.2, over: 'hover' }) as const),
    minimumRatio: 4.5,
    reason: 'The number of an inactive citation while it is hovered, on a tint of its step.',
  },
  {
    roles: ['text'],
    on: ramp.map((tint) => ({ tint, share: 0.36, over: 'hover' }) as const),
    minimumRatio: 4.5,
    reason: 'The number of an inactive citation while it is pressed.',
  },
  {
    roles: ['text', 'muted', 'faint'],
    on: [{ tint: 'focus', share: 0.08, over: 'canvas' }],
    minimumRatio: 4.5,
    reason: 'Text of the drop area while a file is dragged over it.',
  },
  {
    roles: ['text'],
    on: interactiveBackgrounds.map((over) => ({ tint: 'ramp.3', share: 0.32, over }) as const),
    minimumRatio: 4.5,
    reason: 'Selected text, which always has the text color.',
  },
  {
    roles: ['control'],
    on: [...restBackgrounds, 'hover'],
    minimumRatio: 3,
    reason:
      'The border of a field, a checkbox or a radio button, which is needed to find the control. While pressed, the border is faint.',
  },
  {
    roles: ['focus'],
    on: [...interactiveBackgrounds, 'negativeBackground'],
    minimumRatio: 3,
    reason: 'The focus ring. It has an offset, so its background is the one around the control.',
  },
  {
    roles: ['accent', 'accentHover', 'accentPressed'],
    on: interactiveBackgrounds,
    minimumRatio: 3,
    reason: 'The primary button, a checked checkbox, a switch that is on, the dot of a radio button.',
  },
  {
    roles: [...ramp, 'negative', 'faint'],
    on: interactiveBackgrounds,
    minimumRatio: 3,
    reason: 'Status pies, scale cells, dots and the borders of citations.',
  },
  {
    roles: [...ramp, 'muted', 'negative', 'accent'],
    on: ['track'],
    minimumRatio: 3,
    reason: 'The filled part of a progress bar or a row of cells, against the rest.',
  },
  {
    roles: ['surface'],
    on: [...ramp, 'negative'],
    minimumRatio: 3,
    reason: 'The check or the cross in a filled status pie.',
  },
]

export const pairs: readonly Pair[] = rules.flatMap(({ roles, on, minimumRatio, reason }) =>
  roles.flatMap((role) => on.map((background) => ({ role, on: background, minimumRatio, reason }))),
)

/** Roles without a required contrast, and the reason. */
export const decorative: Partial<Record<Role, string>> = {
  line: 'Separates groups that spacing and headings already separate.',
  lineStrong: 'The border of a button or a panel, which is recognized by its text.',
  negativeLine: 'The border of an error notice, which is recognized by its background, icon and text.',
  scrim: 'Dims the page behind a dialog, which does not need to be read.',
}
