import type { Style } from './pen.ts'

const INK = '#1c2330'
const MUTED = '#5a6373'
const ACCENT = '#17456b'

export const STYLES = {
  title: { font: 'bold', size: 21, leading: 27, color: ACCENT },
  subtitle: { font: 'regular', size: 12, leading: 17, color: MUTED },
  label: { font: 'bold', size: 9.5, leading: 14, color: INK },
  value: { font: 'regular', size: 9.5, leading: 14, color: INK },
  heading: { font: 'bold', size: 12.5, leading: 18, color: ACCENT },
  body: { font: 'regular', size: 10.5, leading: 15.5, color: INK },
  caption: { font: 'regular', size: 9, leading: 12.5, color: MUTED },
  running: { font: 'regular', size: 8.5, leading: 12, color: MUTED },
} as const satisfies Record<string, Style>

export const RULE_COLOR = '#b9c2cf'
export const SHADE_COLOR = '#e3ecf5'
