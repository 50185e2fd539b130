import type { FallbackProps } from 'react-error-boundary'
import { messageOf } from '../../lib/messageOf.ts'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'

/** Replaces a page that failed to load or render. The layout around it stays. */
export function PageErrorFallback({ error }: FallbackProps) {
  return (
    <ErrorState
      size="large"
      level={1}
      title="This page couldn't be displayed"
      text={messageOf(error)}
      retryLabel="Reload the page"
      onRetry={() => window.location.reload()}
    />
  )
}
