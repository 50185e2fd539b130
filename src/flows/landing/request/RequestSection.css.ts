import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

/** Text at the inline start, the form beside it; on narrow pages the form is between introduction and steps. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 35rem',
  gridTemplateAreas: '"intro form" "steps form"',
  gridTemplateRows: 'auto 1fr',
  gap: `${space[32]} ${space[64]}`,
  marginBlock: space[96],
  paddingBlockStart: space[48],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', columnGap: space[32] },
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"intro" "form" "steps"',
      marginBlock: space[64],
      paddingBlockStart: space[32],
    },
  },
})

export const intro = style({ gridArea: 'intro' })
export const heading = style(text.display)
export const lead = style([text.lead, { maxWidth: '32em', marginBlockStart: space[16], color: color.muted }])

/** 464 pixels at most where it has its own row. */
export const form = style({
  gridArea: 'form',
  minWidth: 0,
  '@media': { [media.narrow]: { maxWidth: '29rem' } },
})

export const steps = style([
  text.base,
  {
    gridArea: 'steps',
    display: 'grid',
    alignContent: 'start',
    gap: space[16],
    maxWidth: '34em',
    color: color.muted,
    // The confirmation above has the same steps with their states.
    '@media': {
      [media.narrow]: { selectors: { [`${section}:has([data-next-steps]) > &`]: { display: 'none' } } },
    },
  },
])
export const step = style({ display: 'grid', gridTemplateColumns: `${space[24]} minmax(0, 1fr)` })
export const number = style([tabularFigures, { color: color.faint }])
export const stepTitle = style({ color: color.text, fontWeight: weight.strong })
