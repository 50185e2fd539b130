import type { CSSProperties, ReactNode } from 'react'

interface StackProps {
  gap?: number
  width?: number
  /** Stretches items to the width of the stack. */
  fill?: boolean
  children: ReactNode
}

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

export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>{children}</div>
}

/** Content at a fixed width; 288 is the narrowest phone (320) without insets of 16. */
export function Width({ px = 288, children }: { px?: number; children: ReactNode }) {
  return <div style={{ width: px, maxWidth: '100%' }}>{children}</div>
}

export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
export const longName =
  'Spens-Burgess-2024-generative-model-of-memory-construction-and-consolidation-final-revised.pdf'
