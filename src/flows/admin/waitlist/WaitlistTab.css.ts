import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../../theme/typography.ts'
import { barHeightVariable } from '../review/DecisionBar.css.ts'

const { color } = vars
const { layer, media, space, weight } = tokens

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

/** It speaks of all that stands below it. */
export const refresh = style({ marginBlockEnd: space[8] })

/** Above the rows, and in sight while some are chosen, however far the page is scrolled: on a phone below the bar. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: '2.75rem',
  selectors: {
    '&[data-selection]': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.sticky,
      background: color.canvas,
    },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&[data-selection]': {
          insetBlockStart: `calc(var(${barHeightVariable}, -${space[16]}) + ${space[16]})`,
        },
      },
    },
  },
})
export const summary = style([
  text.small,
  tabularFigures,
  {
    minWidth: '6rem',
    color: color.faint,
    selectors: { [`${line}[data-selection] > &`]: { color: color.text, fontWeight: weight.medium } },
  },
])
export const verdicts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

/** Opens the application; a link's face, for the row itself is not pressed. */
export const name = style({
  display: '-webkit-box',
  maxWidth: '100%',
  minHeight: '1.5rem',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
const line1 = style([truncated, { display: 'block' }])
export const email = line1
export const about = line1
export const by = style([line1, text.small, { color: color.faint }])

export const note = recipe({
  base: [
    text.small,
    {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[4],
      marginBlockStart: space[2],
      fontWeight: weight.regular,
      overflowWrap: 'anywhere',
    },
  ],
  variants: { tone: { failure: { color: color.negative }, warning: { color: color.warning } } },
})
globalStyle(`${note.classNames.base} > svg`, {
  flex: 'none',
  width: '0.875rem',
  height: text.small.lineHeight,
  strokeWidth: 1.6,
})
export const dismiss = style({ marginBlock: `calc(-1 * ${space[4]})` })

export const consequences = style({ display: 'grid', gap: space[8] })
export const doomed = style({ color: color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' })
export const list = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[16],
  listStyle: 'disc',
})
