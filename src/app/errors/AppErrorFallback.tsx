import { useState } from 'react'
import type { FallbackProps } from 'react-error-boundary'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { crashMessage } from './crashMessage.ts'
import { reportIdOf } from './crashReport.ts'
import { reportId } from './errors.css.ts'
import { FullPageError } from './FullPageError.tsx'

/** Replaces the whole app after an error outside the layout of the signed-in pages. */
export function AppErrorFallback({ error }: FallbackProps) {
  const [id] = useState(() => reportIdOf(error))
  return (
    <FullPageError
      text={
        <>
          <p>{crashMessage(error)}</p>
          <p>
            Report id <span className={reportId}>{id}</span>
          </p>
        </>
      }
      // Not a link of the router: the page that crashed may be at this path.
      action={
        <ButtonLink variant="secondary" href={PATHS.home}>
          Go to the start page
        </ButtonLink>
      }
    />
  )
}
