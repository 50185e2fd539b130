import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'

const { media, space } = tokens

/** The height of the form's first step, reserved before the form has loaded. */
const formHeight = '33rem'
const narrowFormHeight = '39.5rem'

const atLeast = (height: string, narrowHeight: string) => ({
  minHeight: height,
  '@media': { [media.narrow]: { minHeight: narrowHeight } },
})

export const area = style(atLeast(formHeight, narrowFormHeight))

export const failed = style([area, { display: 'grid', alignContent: 'center' }])

/** Without the borders of the card. */
export const skeleton = style([
  atLeast(`calc(${formHeight} - 2px)`, `calc(${narrowFormHeight} - 2px)`),
  { display: 'grid', gridTemplateRows: 'auto 1fr auto' },
])

/** The same padding as the form. */
const part = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[16]} ${space[24]}`,
  '@media': { [media.narrow]: { paddingInline: space[16] } },
})
const thinLine = `1px solid ${vars.color.line}`
export const header = style([part, { borderBlockEnd: thinLine }])
export const footer = style([part, { borderBlockStart: thinLine }])
export const button = style({
  justifySelf: 'end',
  width: '7rem',
  '@media': { [media.narrow]: { width: '100%' } },
})

export const fields = style([
  part,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignContent: 'space-between',
    gap: `${space[24]} ${space[16]}`,
    paddingBlock: space[24],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[16] } },
  },
])
export const field = style({ display: 'grid', gap: space[8] })
export const wide = style({ gridColumn: '1 / -1' })
