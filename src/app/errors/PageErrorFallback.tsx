import { useState } from 'react'
import type { FallbackProps } from 'react-error-boundary'
import { Link, useLocation } from 'react-router-dom'
import { FIRST_PATH } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { crashMessage } from './crashMessage.ts'
import { reportIdOf } from './crashReport.ts'
import { report, reportId } from './errors.css.ts'

/** Replaces a page that failed to load or render. The layout around it stays. */
export function PageErrorFallback({ error }: FallbackProps) {
  const { pathname } = useLocation()
  const [id] = useState(() => reportIdOf(error))
  return (
    <ErrorState
      size="large"
      level={1}
      title="This page couldn't be displayed"
      text={
        <>
          {crashMessage(error)}
          <span className={report}>
            <span>
              Report id <span className={reportId}>{id}</span>
            </span>
            <CopyButton text={id} what="report id" brief size="small" variant="quiet" />
          </span>
        </>
      }
      retryLabel="Reload the page"
      onRetry={() => window.location.reload()}
      action={
        pathname !== FIRST_PATH && (
          <ButtonLink variant="secondary" render={<Link to={FIRST_PATH} />}>
            Go to Home
          </ButtonLink>
        )
      }
    />
  )
}
