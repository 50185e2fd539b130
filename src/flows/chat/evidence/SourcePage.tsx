import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { SourcePageView } from './SourcePageView.tsx'
import type { FileCache } from './sourceFile.actors.ts'
import { liveFileActors } from './sourceFile.actors.ts'
import type { SourceFile } from './sourceFile.machine.ts'
import { sourceFileKey, sourceFileMachine } from './sourceFile.machine.ts'

export interface SourcePageProps {
  source: Source
  fileCache: FileCache
}

/** The PDF page that contains a source. Renders nothing for other formats. Sources of the same file share its machine. */
export function SourcePage({ source, fileCache }: SourcePageProps) {
  const { page, filename } = source
  if (page === null || !/\.pdf$/i.test(filename)) return null
  const key = sourceFileKey(fileOf(source))
  return <PdfSourcePage key={key} source={source} page={page} fileCache={fileCache} />
}

function PdfSourcePage({ source, page, fileCache }: SourcePageProps & { page: number }) {
  const file = fileOf(source)
  const [machine] = useState(() => sourceFileMachine.provide({ actors: liveFileActors(fileCache) }))
  const [state, send] = useMachine(machine, { input: file })
  const cached = fileCache.get(sourceFileKey(file))
  const bytes = cached instanceof ArrayBuffer ? cached : null
  return <SourcePageView state={state} send={send} source={source} page={page} bytes={bytes} />
}

function fileOf({ filename, document_id }: Source): SourceFile {
  return { name: filename, documentId: document_id ?? null }
}
