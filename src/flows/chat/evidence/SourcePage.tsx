import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Source } from '../../../api/types.ts'
import type { FileShelf } from './fileShelf.ts'
import { SourcePageView } from './SourcePageView.tsx'
import { liveFileActors } from './sourceFile.actors.ts'
import { sourceFileMachine } from './sourceFile.machine.ts'

interface SourcePageProps {
  source: Source
  /** Where its file is kept. */
  shelf: FileShelf
}

/** The page of a PDF that a source was taken from. Another source of the same file only turns the pages. */
export function SourcePage({ source, shelf }: SourcePageProps) {
  const { page, filename } = source
  if (page === null || !/\.pdf$/i.test(filename)) return null
  return <PageOf key={filename} source={source} page={page} shelf={shelf} />
}

function PageOf({ source, page, shelf }: SourcePageProps & { page: number }) {
  const [machine] = useState(() => sourceFileMachine.provide({ actors: liveFileActors(shelf) }))
  const [state, send] = useMachine(machine, { input: { name: source.filename } })
  const bytes = shelf.get(source.filename) ?? null
  return <SourcePageView state={state} send={send} source={source} page={page} bytes={bytes} />
}
