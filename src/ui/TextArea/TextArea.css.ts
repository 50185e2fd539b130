import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { input } from '../Field/Field.css.ts'

const insets = `${tokens.space[8]} ${tokens.space[16]}`

/**
 * Grows without script: the same text, unseen, in the same grid cell gives the height.
 * Past the highest height the textarea scrolls.
 */
export const sizer = style([
  text.body,
  {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    '::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      padding: insets,
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
])

export const textarea = style({
  selectors: {
    [`&.${input}`]: {
      gridArea: '1 / 1',
      minHeight: 0,
      padding: insets,
      overflow: 'auto',
      overflowWrap: 'anywhere',
      resize: 'none',
      lineHeight: 'inherit',
    },
  },
})
