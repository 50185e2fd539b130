import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { env } from '../config/env.ts'
import { NotFound } from './NotFound.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { PATHS } from './paths.ts'
import { RedirectSignedIn } from './RedirectSignedIn.tsx'
import { RequireSession } from './RequireSession.tsx'

const AppLayout = lazy(() => import('./AppLayout.tsx'))
const DemoLoginScreen = lazy(() => import('../flows/demo-login/DemoLoginScreen.tsx'))
const KnowledgeBaseScreen = lazy(() => import('../flows/knowledge-base/KnowledgeBaseScreen.tsx'))
const ChatScreen = lazy(() => import('../flows/chat/ChatScreen.tsx'))

/** Which screen stands behind which address, and who may see it. Each screen is loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<RedirectSignedIn />}>
          <Route path={PATHS.home} element={<Navigate to={PATHS.demoLogin} replace />} />
          <Route path={PATHS.demoLogin} element={<DemoLoginScreen contactEmail={env.contactEmail} />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route path={PATHS.knowledgeBase} element={<KnowledgeBaseScreen />} />
            <Route path={PATHS.chat} element={<ChatScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
