import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from './tokens.ts'

/** Where answers and panels are when they begin to appear. Browsers animate both properties without a new layout. */
export const beforeEntrance = { opacity: 0, transform: 'translateY(4px)' }

const enter = keyframes({ from: beforeEntrance })

/** The entrance of an answer or a panel. The global styles turn it off for readers who prefer reduced motion. */
export const entrance = style({ animation: `${enter} ${tokens.motion.panel}` })
