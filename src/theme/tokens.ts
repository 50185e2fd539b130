/**
 * The one token object. Plain strings, so a test can measure contrast without a browser; the
 * contract and both themes are made from it.
 */

const dark = {
  color: {
    canvas: '#0a0b0c',
    surface: '#101113',
    raised: '#17191c',
    hover: '#1d2024',
    line: '#1f2226',
    lineStrong: '#2b2f35',
    control: '#666c75',
    ink: '#eceef0',
    ink2: '#a9aeb6',
    ink3: '#8a9099',
    solid: '#eceef0',
    solidHover: '#ffffff',
    onSolid: '#0a0b0c',
    red: '#ff7b72',
    redGround: '#211315',
    redLine: '#4a2225',
    amber: '#e3b341',
    track: '#2b2f35',
    scrim: 'rgb(4 5 6 / 0.58)',
    ramp: { 1: '#5aceda', 2: '#51bfec', 3: '#67acf7', 4: '#7f92fc', 5: '#a584fc', 6: '#cf82f8' },
  },
  /** How strongly a backdrop node shines. */
  glow: '0.34',
  shadow: {
    edge: 'inset 0 1px 0 rgb(255 255 255 / 0.035)',
    float: '0 4px 16px rgb(0 0 0 / 0.4)',
    overlay: '0 24px 64px rgb(0 0 0 / 0.6)',
  },
}

/** What a theme decides. */
export type Theme = typeof dark

const light: Theme = {
  color: {
    canvas: '#f8f8f9',
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#f0f1f2',
    line: '#e8e9eb',
    lineStrong: '#d9dbdf',
    control: '#888e98',
    ink: '#131416',
    ink2: '#4a4f57',
    ink3: '#656b75',
    solid: '#131416',
    solidHover: '#2b2e33',
    onSolid: '#ffffff',
    red: '#c0262d',
    redGround: '#fdf0f0',
    redLine: '#f0c4c6',
    amber: '#8a5a00',
    track: '#e2e4e7',
    scrim: 'rgb(20 22 26 / 0.36)',
    ramp: { 1: '#037a84', 2: '#00749c', 3: '#0d6abb', 4: '#4a55cb', 5: '#6b40c9', 6: '#8228bb' },
  },
  glow: '0.17',
  shadow: {
    edge: '0 1px 2px rgb(20 22 26 / 0.04)',
    float: '0 4px 16px rgb(20 22 26 / 0.12)',
    overlay: '0 24px 64px rgb(20 22 26 / 0.16)',
  },
}

export const tokens = {
  theme: { dark, light },
  font: {
    sans: "'Hanken Grotesk Variable', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  /** Size, line height, weight, tracking. */
  type: {
    label: ['11.5px', '16px', 500, '0.01em'],
    small: ['12.5px', '16px', 400, '0.002em'],
    base: ['13.5px', '20px', 400, '0.002em'],
    body: ['14.5px', '24px', 400, '0'],
    answer: ['15.5px', '26px', 400, '0'],
    lead: ['16.5px', '28px', 400, '-0.005em'],
    title: ['20px', '28px', 560, '-0.014em'],
    heading: ['28px', '32px', 520, '-0.025em'],
    display: ['32px', '40px', 500, '-0.025em'],
    metric: ['40px', '48px', 500, '-0.03em'],
    hero: ['60px', '64px', 480, '-0.035em'],
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
  control: { small: '28px', medium: '32px', large: '40px' },
  motion: { state: '120ms ease-out', panel: '200ms ease-out' },
  /** What lies over what. */
  layer: { sticky: 10, overlay: 20, floating: 30, toast: 40, skip: 50 },
  media: {
    /** Phones and narrow tablets: one column, the sidebar becomes a drawer. */
    narrow: '(max-width: 820px)',
    /** Side panels stack below the content. */
    compact: '(max-width: 1100px)',
    still: '(prefers-reduced-motion: reduce)',
  },
} as const
