import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text, truncated } from '../../theme/typography.ts'

const { media, space } = tokens

export const page = style({ minHeight: '100dvh' })

/** On narrow pages the email address and the links are below the wordmark. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  minHeight: '3.5rem',
  paddingBlock: space[8],
  paddingInline: space[32],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.narrow]: { paddingInline: space[16], '::after': { content: '', flexBasis: '100%' } },
  },
})

export const email = style([
  text.base,
  truncated,
  {
    flex: '1 1 0',
    textAlign: 'end',
    color: vars.color.muted,
    '@media': { [media.narrow]: { order: 1, flexBasis: '8rem', textAlign: 'start' } },
  },
])

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.narrow]: { order: 1, marginInlineStart: 'auto' } },
})
/** Prevents a line break between icon and label at 320 px. */
globalStyle(`${links} > *`, { whiteSpace: 'nowrap' })

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxWidth: '1344px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[32]} ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

/** The grid gap replaces the header's own margin. */
export const title = style(overriding({ marginBlockEnd: 0 }))
