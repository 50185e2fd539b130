import { style } from '@vanilla-extract/css'
import { tokens } from '../../../theme/tokens.ts'

const { media, space } = tokens

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
