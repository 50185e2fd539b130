import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'

export interface EvidencePanelProps {
  title: string
  count: number
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The entries, as list items. */
  children: ReactNode
}

/** One kind of evidence, which folds away. Without any there is no panel. */
export function EvidencePanel({ title, count, open, onOpenChange, children }: EvidencePanelProps) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <Disclosure level={3} title={title} count={count} open={open} onOpenChange={onOpenChange}>
        <ol>{children}</ol>
      </Disclosure>
    </section>
  )
}
