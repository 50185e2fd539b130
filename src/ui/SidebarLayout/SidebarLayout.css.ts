import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { layer, media, motion, space } = tokens

export const root = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  minHeight: '100dvh',
  transition: `grid-template-columns ${motion.panel}`,
  selectors: { '&[data-collapsed]': { gridTemplateColumns: '56px minmax(0, 1fr)' } },
  '@media': {
    [media.narrow]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      selectors: { '&, &[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

export const sidebar = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  height: '100dvh',
  padding: space[8],
  paddingTop: space[16],
  overflow: 'hidden auto',
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { display: 'none' } },
})

export const brandRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingLeft: space[8],
  selectors: {
    '[data-collapsed] &': { flexDirection: 'column', paddingLeft: 0 },
  },
})

export const brand = style({
  display: 'inline-flex',
  borderRadius: tokens.radius[4],
})

export const topBar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      top: 0,
      zIndex: layer.sticky,
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      height: '56px',
      paddingInline: space[8],
      borderBottom: `1px solid ${color.line}`,
      background: color.canvas,
    },
  },
})

export const topBarEnd = style({ justifySelf: 'end', paddingRight: space[8] })

export const main = style({ minWidth: 0 })
