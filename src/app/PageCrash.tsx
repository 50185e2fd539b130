import type { FallbackProps } from 'react-error-boundary'
import { messageOf } from '../lib/messageOf.ts'
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx'

/** In the place of a page that did not come, or broke. The rest of the app goes on. */
export function PageCrash({ error }: FallbackProps) {
  return (
    <ErrorState
      size="large"
      level={1}
      title="This page could not be shown"
      text={messageOf(error)}
      retryLabel="Reload the page"
      onRetry={() => window.location.reload()}
    />
  )
}
