import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', display: 'flex', minWidth: 0, maxWidth: '100%' })

export const head = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})

export const tail = style({ flex: 'none', whiteSpace: 'pre' })
