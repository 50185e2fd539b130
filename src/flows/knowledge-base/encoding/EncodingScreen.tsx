import { useMachine } from '@xstate/react'
import type { Document } from '../../../api/types.ts'
import type { Encoding } from '../../../domain/encodings.ts'
import { EncodingDialog } from './EncodingDialog.tsx'
import { liveEncodingActors } from './encoding.actors.ts'
import { encodingMachine } from './encoding.machine.ts'

const liveMachine = encodingMachine.provide({ actors: liveEncodingActors })

export interface EncodingScreenProps {
  /** Another document, or another chosen encoding, needs another key. */
  document: Document
  open: boolean
  onAccept: (encoding: Encoding) => void
  onClose: () => void
}

/** Chooses the encoding of a text file. The default export, for lazy loading. */
export default function EncodingScreen({ document, ...dialog }: EncodingScreenProps) {
  const input = { documentId: document.id, chosen: document.encoding ?? null }
  const [state, send] = useMachine(liveMachine, { input })
  return <EncodingDialog {...dialog} filename={document.filename} state={state} send={send} />
}
