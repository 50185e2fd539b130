import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { type Guard, PAGE_LIST, type PageFlow } from '../domain/pages.ts'
import { RedirectSignedIn } from './guards/RedirectSignedIn.tsx'
import { RequireSession } from './guards/RequireSession.tsx'
import { lazyPage } from './pages/lazyPage.ts'
import { PageSpinner } from './pages/PageSpinner.tsx'
import { page } from './pages/page.tsx'
import { codeBehind, loadScreen } from './pages/pageCode.ts'

const RequireSignedOut = lazyPage(codeBehind.RequireSignedOut)
const RequireOnboarding = lazyPage(codeBehind.RequireOnboarding)
const AppLayout = lazyPage(codeBehind.RequireSession)
const RequireAdmin = lazyPage(codeBehind.RequireAdmin)
const NotFound = lazyPage(() => import('./pages/NotFound.tsx'))

/** One component for each flow, so that pages of the same flow follow each other without a restart. */
const SCREENS = Object.fromEntries(
  PAGE_LIST.map((listed) => [listed.flow, lazyPage(() => loadScreen(listed))]),
) as Readonly<Record<PageFlow, LazyExoticComponent<ComponentType>>>

const pagesBehind = (guard: Guard) =>
  PAGE_LIST.filter((listed) => listed.guard === guard).map(({ path, title, flow }) => {
    const Screen = SCREENS[flow]
    return <Route key={path} path={path} element={page(title, <Screen />)} />
  })

/** All routes with their guards. Each screen is loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<RedirectSignedIn />}>{pagesBehind('RedirectSignedIn')}</Route>
        <Route element={<RequireSignedOut />}>{pagesBehind('RequireSignedOut')}</Route>
        <Route element={<RequireOnboarding />}>{pagesBehind('RequireOnboarding')}</Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>{pagesBehind('RequireSession')}</Route>
        </Route>
        <Route element={<RequireAdmin />}>{pagesBehind('RequireAdmin')}</Route>
        <Route path="*" element={page('Page not found', <NotFound />)} />
      </Routes>
    </Suspense>
  )
}
