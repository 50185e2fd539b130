import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Document } from '../../api/types.ts'
import { stepOf } from '../../domain/confidence.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { DocumentButtons } from './DocumentButtons.tsx'
import { DocumentDialog } from './DocumentDialog.tsx'
import type { DocumentViewProps } from './DocumentView.tsx'
import { DocumentView } from './DocumentView.tsx'

export interface CitedDocumentViewProps extends Omit<DocumentViewProps, 'fit' | 'actions' | 'scrollRef'> {
  /** Confidence in the source, from 0 to 1: the color of the marks. */
  confidence: number
  /** See `DocumentDialog`. */
  document?: Document | null | undefined
}

/**
 * A document at the passage that an answer cites, with a button that opens the same page in a dialog. Turning pages there
 * does not change the page that is shown afterward.
 */
export function CitedDocumentView({ confidence, document, ...props }: CitedDocumentViewProps) {
  const [isEnlarged, setEnlarged] = useState(false)
  const { onPageChange: _, ...dialogProps } = props
  return (
    <>
      <DocumentView
        {...props}
        actions={
          <Button size="small" icon={<Maximize2 aria-hidden="true" />} onClick={() => setEnlarged(true)}>
            Enlarge
          </Button>
        }
      />
      <DocumentDialog
        {...dialogProps}
        document={document}
        buttons={document && <DocumentButtons document={document} />}
        className={ramp[stepOf(confidence)]}
        open={isEnlarged}
        onClose={() => setEnlarged(false)}
      />
    </>
  )
}
