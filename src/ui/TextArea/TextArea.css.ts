import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'
import { input } from '../Field/Field.css.ts'

const { media, space } = tokens

/** The letters of the unseen text must be those of the textarea, which takes them from here. */
const letters = [text.body, { '@media': { [media.narrow]: { fontSize: text.lead.fontSize } } }]

/**
 * Grows without script: the same text, unseen, in the same grid cell gives the height.
 * Past the highest height the textarea scrolls.
 */
export const sizer = style([
  ...letters,
  {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    '::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      paddingBlock: space[8],
      paddingInline: space[16],
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
      paddingBlock: space[8],
      overflow: 'auto',
      overflowWrap: 'anywhere',
      resize: 'none',
      fontSize: 'inherit',
      lineHeight: 'inherit',
    },
  },
})
