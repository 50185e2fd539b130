import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from './tokens.ts'

/** Where answers, panels and dialogs are when they begin to appear. */
export const entranceOffset = 'translateY(4px)'

/** Browsers animate both properties without a new layout. Not from zero, so that the text is readable at once. */
const enter = keyframes({ from: { opacity: 0.2, transform: entranceOffset } })

/** The entrance of an answer or a panel. The global styles turn it off for readers who prefer reduced motion. */
export const entrance = style({ animation: `${enter} ${tokens.motion.panel}` })
