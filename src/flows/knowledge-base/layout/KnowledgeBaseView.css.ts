import { style } from '@vanilla-extract/css'
import { tokens } from '../../../theme/tokens.ts'

const { media, space } = tokens

export const page = style({
  maxWidth: '1048px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

/** The drop zone, beside the upload panel if there are uploads. */
export const uploads = style({
  display: 'grid',
  gap: space[16],
  marginBlock: `${space[16]} ${space[32]}`,
  selectors: { '&[data-busy]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  '@media': {
    [media.narrow]: { selectors: { '&[data-busy]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})

export const waitingFiles = style({ marginBlockEnd: space[16] })
