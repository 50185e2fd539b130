import { style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'

const { media } = tokens

export const empty = style({ alignSelf: 'center', justifySelf: 'center' })

/** On narrow screens only the pane that `data-pane` names. */
export const panes = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / 340px minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const pane = style({ minHeight: 0, minWidth: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

export const listPane = style([
  pane,
  {
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [media.narrow]: {
        border: 0,
        selectors: { [`${panes}[data-pane="message"] > &`]: { display: 'none' } },
      },
    },
  },
])

export const messagePane = style([
  pane,
  {
    '@media': {
      [media.narrow]: { selectors: { [`${panes}[data-pane="list"] > &`]: { display: 'none' } } },
    },
  },
])
