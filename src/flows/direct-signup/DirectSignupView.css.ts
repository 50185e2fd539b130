import { style } from '@vanilla-extract/css'

export const checkingAccess = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })
