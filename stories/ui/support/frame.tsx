import type { CSSProperties, ReactNode } from 'react'

interface StackProps {
  gap?: number
  width?: number
  /** Each as wide as the stack, not as its content. */
  fill?: boolean
  children: ReactNode
}

/** Variants one below the other. */
export function Stack({ gap = 16, width, fill = false, children }: StackProps) {
  const style: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: fill ? 'stretch' : 'start',
    gap,
    maxWidth: width,
  }
  return <div style={style}>{children}</div>
}

/** Variants side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>{children}</div>
}

/** Something of full width at a given width: 320 is the narrowest phone, insets of 16 taken off. */
export function Width({ px = 288, children }: { px?: number; children: ReactNode }) {
  return <div style={{ width: px, maxWidth: '100%' }}>{children}</div>
}

export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
export const longName =
  'Spens-Burgess-2024-generative-model-of-memory-construction-and-consolidation-final-revised.pdf'
