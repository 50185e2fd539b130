import type { Source } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { PdfPage } from '../../../ui/PdfPage/PdfPage.tsx'
import type { sourceFileMachine } from './sourceFile.machine.ts'

export interface SourcePageViewProps {
  state: ViewState<typeof sourceFileMachine>
  send: (event: { type: 'file.requested' }) => void
  source: Source
  /** Page number in the file, counted from 1. */
  page: number
  /** The file's content; null until it is loaded. */
  bytes: ArrayBuffer | null
}

/** The page that contains a passage. Renders nothing if the file does not exist. */
export function SourcePageView({ state, send, source, page, bytes }: SourcePageViewProps) {
  if (state.matches('absent')) return null
  if (state.matches('ambiguous')) {
    return (
      <Notice title="Several documents have this name">
        The page is not shown, because the answer does not say which of them it quotes.
      </Notice>
    )
  }
  if (state.matches('failed')) {
    return (
      <ErrorState
        level={3}
        title="The page could not be loaded"
        text={state.context.failure}
        onRetry={() => send({ type: 'file.requested' })}
      />
    )
  }
  return (
    <PdfPage
      bytes={state.matches('shown') ? bytes : null}
      page={page}
      quote={source.excerpt}
      label={toDisplayName(source.filename)}
    />
  )
}
