import { tokens } from '../../theme/tokens.ts'

/** The text of a label, in pixels at the default text size. */
export const LABEL_FONT_PX = 12.5
export const MAX_LABEL_WIDTH_PX = 148
const PADDING_PX = 8
const FONT = `500 ${LABEL_FONT_PX}px ${tokens.font.sans}`

/** The width of each label in pixels at the default text size, when its font is loaded. */
export async function measureLabels(names: readonly string[]): Promise<number[]> {
  // A font that fails to load is replaced by the system's, which is then measured.
  await document.fonts.load(FONT).catch(() => [])
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return names.map(() => MAX_LABEL_WIDTH_PX)
  context.font = FONT
  return names.map((name) =>
    Math.min(MAX_LABEL_WIDTH_PX, Math.ceil(context.measureText(name).width) + PADDING_PX),
  )
}
