import { media } from './media.ts'

/**
 * All design tokens. Plain strings, so that a test can measure contrast without a browser; the contract and
 * both themes are created from them.
 */

/** The six-step ramp (scale.ts): the same hues for confidence, salience and progress. */
const darkRamp = { 1: '#5aceda', 2: '#51bfec', 3: '#67acf7', 4: '#7f92fc', 5: '#a584fc', 6: '#cf82f8' }
const lightRamp = { 1: '#037a84', 2: '#00749c', 3: '#0d6abb', 4: '#4a55cb', 5: '#6b40c9', 6: '#8228bb' }

const dark = {
  color: {
    /**
     * Backgrounds, from the page up to floating elements; `hover` and `pressed` are the backgrounds of those states.
     */
    canvas: '#0a0b0c',
    surface: '#101113',
    raised: '#17191c',
    hover: '#1d2024',
    pressed: '#25292e',
    /** Hairlines, the stronger border of buttons, and the border of form controls. */
    line: '#1f2226',
    lineStrong: '#2b2f35',
    control: '#666c75',
    /** Text: body, secondary and tertiary. */
    text: '#eceef0',
    muted: '#a9aeb6',
    faint: '#8a9099',
    /** The primary button. */
    accent: '#eceef0',
    accentHover: '#ffffff',
    accentPressed: '#c8ccd1',
    onAccent: '#0a0b0c',
    /** Failure: text, backgrounds and border. The only hue besides the ramp and the amber of warnings. */
    negative: '#ff7b72',
    negativeBackground: '#211315',
    negativePressed: '#331a1c',
    negativeLine: '#4a2225',
    warning: '#e3b341',
    /** Success uses the last step of the ramp. Information has no hue. */
    positive: darkRamp[6],
    info: '#a9aeb6',
    focus: darkRamp[1],
    /** The unfilled part of a bar, meter or switch. */
    track: '#2b2f35',
    scrim: 'rgb(4 5 6 / 0.58)',
    ramp: darkRamp,
  },
  /** Opacity of the light around a backdrop node. */
  glow: '0.34',
  shadow: {
    edge: 'inset 0 1px 0 rgb(255 255 255 / 0.035)',
    float: '0 4px 16px rgb(0 0 0 / 0.4)',
    overlay: '0 24px 64px rgb(0 0 0 / 0.6)',
  },
}

/** The tokens that differ between themes. */
export type Theme = typeof dark

const light: Theme = {
  color: {
    canvas: '#f8f8f9',
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#f0f1f2',
    pressed: '#e8eaec',
    line: '#e8e9eb',
    lineStrong: '#d9dbdf',
    control: '#858b95',
    text: '#131416',
    muted: '#4a4f57',
    faint: '#646a74',
    accent: '#131416',
    accentHover: '#2b2e33',
    accentPressed: '#43474e',
    onAccent: '#ffffff',
    negative: '#c0262d',
    negativeBackground: '#fdf0f0',
    negativePressed: '#f9e0e1',
    negativeLine: '#f0c4c6',
    warning: '#8a5a00',
    positive: lightRamp[6],
    info: '#4a4f57',
    focus: lightRamp[1],
    track: '#e2e4e7',
    scrim: 'rgb(20 22 26 / 0.36)',
    ramp: lightRamp,
  },
  glow: '0.17',
  shadow: {
    edge: '0 1px 2px rgb(20 22 26 / 0.04)',
    float: '0 4px 16px rgb(20 22 26 / 0.12)',
    overlay: '0 24px 64px rgb(20 22 26 / 0.16)',
  },
}

/** Converts pixels at the default text size (16 px) to rem. */
const rem = (pixels: number) => `${pixels / 16}rem`

/** One text style; font size and line height in pixels at the default text size. */
const textStyle = (letters: number, line: number, weight: number, tracking: string) => ({
  fontSize: rem(letters),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: tracking,
})

export const tokens = {
  theme: { dark, light },
  font: {
    sans: "'Hanken Grotesk Variable', system-ui, sans-serif",
    mono: "'Geist Mono Variable', ui-monospace, Menlo, Consolas, monospace",
  },
  type: {
    label: textStyle(11.5, 16, 500, '0.01em'),
    small: textStyle(12.5, 16, 400, '0.002em'),
    base: textStyle(13.5, 20, 400, '0.002em'),
    body: textStyle(14.5, 24, 400, '0'),
    answer: textStyle(15.5, 26, 400, '0'),
    lead: textStyle(16.5, 28, 400, '-0.005em'),
    title: textStyle(20, 28, 560, '-0.014em'),
    heading: textStyle(28, 32, 520, '-0.025em'),
    display: textStyle(32, 40, 500, '-0.025em'),
    metric: textStyle(40, 48, 500, '-0.03em'),
    hero: textStyle(60, 64, 480, '-0.035em'),
  },
  weight: { regular: 400, medium: 500, strong: 560, bold: 600 },
  space: {
    0: '0',
    2: '2px',
    4: '4px',
    8: '8px',
    16: '16px',
    24: '24px',
    32: '32px',
    48: '48px',
    64: '64px',
    96: '96px',
  },
  radius: { 4: '4px', 6: '6px', 8: '8px', 12: '12px', round: '999px' },
  /** Heights of controls: 28, 32 and 40 pixels at the default text size. */
  control: { small: rem(28), medium: rem(32), large: rem(40) },
  motion: { state: '120ms ease-out', panel: '200ms ease-out' },
  /** z-index values. */
  layer: { sticky: 10, overlay: 20, floating: 30, toast: 40, skip: 50 },
  media,
} as const
