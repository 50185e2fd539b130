import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { SourcePageView } from './SourcePageView.tsx'
import type { FileCache } from './sourceFile.actors.ts'
import { liveFileActors } from './sourceFile.actors.ts'
import { sourceFileMachine } from './sourceFile.machine.ts'

export interface SourcePageProps {
  source: Source
  fileCache: FileCache
}

/** The PDF page that contains a source. Renders nothing for other formats. Sources of the same file share its machine. */
export function SourcePage({ source, fileCache }: SourcePageProps) {
  const { page, filename } = source
  if (page === null || !/\.pdf$/i.test(filename)) return null
  return <PdfSourcePage key={filename} source={source} page={page} fileCache={fileCache} />
}

function PdfSourcePage({ source, page, fileCache }: SourcePageProps & { page: number }) {
  const [machine] = useState(() => sourceFileMachine.provide({ actors: liveFileActors(fileCache) }))
  const [state, send] = useMachine(machine, { input: { name: source.filename } })
  const bytes = fileCache.get(source.filename) ?? null
  return <SourcePageView state={state} send={send} source={source} page={page} bytes={bytes} />
}
