import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { stepOf } from '../../domain/confidence.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { DocumentDialog } from './DocumentDialog.tsx'
import type { DocumentViewProps } from './DocumentView.tsx'
import { DocumentView } from './DocumentView.tsx'

export interface CitedDocumentViewProps extends Omit<DocumentViewProps, 'fit' | 'actions' | 'scrollRef'> {
  /** Confidence in the source, from 0 to 1: the color of the marks. */
  confidence: number
}

/** A document at the passage that an answer cites, with a button that opens it in a dialog. */
export function CitedDocumentView({ confidence, ...props }: CitedDocumentViewProps) {
  const [isEnlarged, setEnlarged] = useState(false)
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
        {...props}
        className={ramp[stepOf(confidence)]}
        open={isEnlarged}
        onClose={() => setEnlarged(false)}
      />
    </>
  )
}
