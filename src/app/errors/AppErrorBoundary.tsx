import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { AppErrorFallback } from './AppErrorFallback.tsx'
import { logCrash } from './crashReport.ts'

/** Shows an error page instead of the app after an uncaught error, until the user goes to another page. */
export function AppErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={AppErrorFallback} onError={logCrash} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  )
}
