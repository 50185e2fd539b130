import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { env } from '../config/env.ts'
import { PATHS } from '../domain/paths.ts'
import { RedirectSignedIn } from './guards/RedirectSignedIn.tsx'
import { RequireSession } from './guards/RequireSession.tsx'
import { lazyPage } from './pages/lazyPage.ts'
import { PageSpinner } from './pages/PageSpinner.tsx'
import { page } from './pages/page.tsx'

// The index file lists the files of the pages that it loads. Those behind a guard are listed in the guard's file, so
// that visitors of the landing page do not load the list.
const linkPages = () => import('./pages/linkPages.tsx')
const signedOutPages = () => import('./pages/signedOutPages.ts')
const signedInPages = () => import('./pages/signedInPages.ts')
const adminPages = () => import('./pages/adminPages.ts')

const LandingPage = lazyPage(() => import('./pages/LandingPage.tsx'))
const DemoLoginPage = lazyPage(() => import('./pages/DemoLoginPage.tsx'))
const RequireSignedOut = lazyPage(async () => ({ default: (await signedOutPages()).RequireSignedOut }))
const SetupPage = lazyPage(async () => ({ default: (await linkPages()).SetupPage }))
const MagicSetupPage = lazyPage(async () => ({ default: (await linkPages()).MagicSetupPage }))
const RegistrationPage = lazyPage(async () => ({ default: (await linkPages()).RegistrationPage }))
const DirectSignup = lazyPage(async () => (await signedOutPages()).loadDirectSignup())
const PasswordReset = lazyPage(async () => (await signedOutPages()).loadPasswordReset())
const RequireOnboarding = lazyPage(async () => ({ default: (await linkPages()).RequireOnboarding }))
const OnboardingPage = lazyPage(async () => ({ default: (await linkPages()).OnboardingPage }))
const AppLayout = lazyPage(async () => ({ default: (await signedInPages()).AppLayout }))
const Dashboard = lazyPage(async () => (await signedInPages()).loadDashboard())
const KnowledgeBase = lazyPage(async () => (await signedInPages()).loadKnowledgeBase())
const Chat = lazyPage(async () => (await signedInPages()).loadChat())
const Settings = lazyPage(async () => (await signedInPages()).loadSettings())
const Help = lazyPage(async () => (await signedInPages()).loadHelp())
const RequireAdmin = lazyPage(async () => ({ default: (await adminPages()).RequireAdmin }))
const AdminHome = lazyPage(async () => (await adminPages()).loadAdmin())
const NotFound = lazyPage(() => import('./pages/NotFound.tsx'))

/** All routes with their guards. Each screen is loaded when it is first shown. */
export function AppRoutes({ loginExtras }: { loginExtras?: ReactNode }) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<RedirectSignedIn />}>
          <Route path={PATHS.home} element={page('', <LandingPage />)} />
          <Route
            path={PATHS.demoLogin}
            element={page('Demo login', <DemoLoginPage extras={loginExtras} />)}
          />
        </Route>
        <Route element={<RequireSignedOut />}>
          <Route path={PATHS.setup} element={page('Set up your account', <SetupPage />)} />
          <Route path={PATHS.magicSetup} element={page('Set up your access', <MagicSetupPage />)} />
          <Route path={PATHS.register} element={page('Registration', <RegistrationPage />)} />
          <Route path={PATHS.signup} element={page('Create your account', <DirectSignup />)} />
          <Route
            path={PATHS.resetPassword}
            element={page('Password reset', <PasswordReset contactEmail={env().contactEmail} />)}
          />
        </Route>
        <Route element={<RequireOnboarding />}>
          <Route path={PATHS.onboarding} element={page('Onboarding', <OnboardingPage />)} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route
              path={PATHS.dashboard}
              element={page('Home', <Dashboard contactEmail={env().contactEmail} />)}
            />
            <Route
              path={PATHS.knowledgeBase}
              element={page('Knowledge Base', <KnowledgeBase contactEmail={env().contactEmail} />)}
            />
            <Route path={PATHS.chat} element={page('Chat', <Chat contactEmail={env().contactEmail} />)} />
            <Route path={PATHS.settings} element={page('System Settings', <Settings />)} />
            <Route
              path={PATHS.help}
              element={page('Help Desk', <Help contactEmail={env().contactEmail} />)}
            />
          </Route>
        </Route>
        <Route element={<RequireAdmin />}>
          <Route path={PATHS.admin} element={page('Admin', <AdminHome />)} />
          <Route path={PATHS.adminDashboard} element={page('Admin', <AdminHome />)} />
        </Route>
        <Route path="*" element={page('Page not found', <NotFound />)} />
      </Routes>
    </Suspense>
  )
}
