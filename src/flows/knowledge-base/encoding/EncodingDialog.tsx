import { useId, useRef } from 'react'
import type { EventFromLogic } from 'xstate'
import { ENCODINGS, type Encoding } from '../../../domain/encodings.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as styles from './EncodingDialog.css.ts'
import type { encodingMachine } from './encoding.machine.ts'

export interface EncodingDialogProps {
  state: ViewState<typeof encodingMachine>
  send: (event: EventFromLogic<typeof encodingMachine>) => void
  filename: string
  open: boolean
  /** The document is to be read with this encoding. */
  onAccept: (encoding: Encoding) => void
  onClose: () => void
}

export function EncodingDialog({ state, send, filename, open, onAccept, onClose }: EncodingDialogProps) {
  const { documentId, encoding, previews, failure } = state.context
  const focusRef = useRef<HTMLElement>(null)
  const previewId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Read with another encoding"
      description={`Choose the encoding in which the letters of ${toDisplayName(filename)} are right. The document is read and indexed again.`}
      finalFocus={() => focusRef.current}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={encoding === null}
            onClick={() => {
              if (encoding === null) return
              // The button that opened the dialog disappears.
              focusRef.current = rowButton(documentId)
              onAccept(encoding)
              onClose()
            }}
          >
            Read again
          </Button>
        </>
      }
    >
      {state.matches('failed') ? (
        <ErrorState
          level={3}
          title="The file could not be loaded"
          text={failure}
          onRetry={() => send({ type: 'previews.requested' })}
        />
      ) : (
        <div className={styles.fields}>
          <Select
            label="Encoding"
            options={ENCODINGS}
            value={encoding}
            disabled={previews === null}
            placeholder="Choose an encoding"
            onValueChange={(next) => send({ type: 'encoding.selected', encoding: next })}
          />
          <section aria-labelledby={previewId} aria-busy={previews === null}>
            <h3 id={previewId} className={styles.label}>
              First lines
            </h3>
            {previews === null ? (
              <Skeleton shape="block" height="7rem" label="Loading the file" />
            ) : (
              <ul className={styles.lines} aria-live="polite">
                {(previews.lines[encoding ?? ''] ?? []).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal
                  <li key={index} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </Dialog>
  )
}

/** The first button of a document's row: its name. */
function rowButton(id: string): HTMLElement | null {
  return window.document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button`)
}
