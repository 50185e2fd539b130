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

const rule =
  (minimumRatio: MinimumRatio) =>
  (reason: string, roles: readonly Role[], on: readonly Background[]): Rule => ({
    roles,
    on,
    minimumRatio,
    reason,
  })
const text = rule(4.5)
const nonText = rule(3)
/** Each step of the scale below a tint of the text color, and tints of each step. */
const below = (share: number) => ramp.map((over) => ({ tint: 'text', share, over }) as const)
const tints = (share: number) => ramp.map((tint) => ({ tint, share, over: 'hover' }) as const)

/** Every pair with a required contrast, and the reason. */
export const rules: readonly Rule[] = [
  text(
    'Text of a row or a button, also while it is hovered or pressed.',
    ['text', 'muted', 'faint', 'info'],
    interactiveBackgrounds,
  ),
  text(
    'Text of failures, warnings and successes, also in rows and menus.',
    ['negative', 'warning', 'positive'],
    interactiveBackgrounds,
  ),
  text('The title and the text of an error notice.', ['text', 'muted', 'negative'], ['negativeBackground']),
  text(
    'A pressed danger button or menu item, and the shortcut beside its label.',
    ['negative', 'muted'],
    ['negativePressed'],
  ),
  text(
    'The word of a confidence meter and the number of a citation. A pressed citation has the text color instead.',
    ramp,
    [...restBackgrounds, 'hover'],
  ),
  text('The label of the primary button.', ['onAccent'], ['accent', 'accentHover', 'accentPressed']),
  text('The number of the active citation on its filled chip.', ['canvas'], ramp),
  text('The number of the active citation while it is hovered.', ['canvas'], below(0.24)),
  text('The number of the active citation while it is pressed.', ['canvas'], below(0.48)),
  text(
    'The number of an inactive citation while it is hovered, on a tint of its step.',
    ['text'],
    tints(0.2),
  ),
  text('The number of an inactive citation while it is pressed.', ['text'], tints(0.36)),
  text(
    'Text of the drop area while a file is dragged over it.',
    ['text', 'muted', 'faint'],
    [{ tint: 'focus', share: 0.08, over: 'canvas' }],
  ),
  text(
    'Selected text, which always has the text color.',
    ['text'],
    interactiveBackgrounds.map((over) => ({ tint: 'ramp.3', share: 0.32, over }) as const),
  ),
  nonText(
    'The border of a field, a checkbox or a radio button, which is needed to find the control. While pressed, the border is faint.',
    ['control'],
    [...restBackgrounds, 'hover'],
  ),
  nonText(
    'The focus ring. It has an offset, so its background is the one around the control.',
    ['focus'],
    [...interactiveBackgrounds, 'negativeBackground'],
  ),
  nonText(
    'The primary button, a checked checkbox, a switch that is on, the dot of a radio button.',
    ['accent', 'accentHover', 'accentPressed'],
    interactiveBackgrounds,
  ),
  nonText(
    'Status pies, scale cells, dots and the borders of citations.',
    [...ramp, 'negative', 'faint'],
    interactiveBackgrounds,
  ),
  nonText(
    'The filled part of a progress bar or a row of cells, against the rest.',
    [...ramp, 'muted', 'negative', 'accent'],
    ['track'],
  ),
  nonText('The check or the cross in a filled status pie.', ['surface'], [...ramp, 'negative']),
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
