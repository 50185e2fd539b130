import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { env } from '../config/env.ts'
import { PATHS } from '../domain/paths.ts'
import { PageSpinner } from './PageSpinner.tsx'
import { RedirectSignedIn } from './RedirectSignedIn.tsx'
import { RequireOnboarding } from './RequireOnboarding.tsx'
import { RequireSession } from './RequireSession.tsx'

const linkPages = () => import('./linkPages.tsx')

const RequireAdmin = lazy(() => import('./RequireAdmin.tsx'))
const SignedOutOnly = lazy(() => import('./SignedOutOnly.tsx'))
const FrontPage = lazy(() => import('./FrontPage.tsx'))
const DemoLoginPage = lazy(() => import('./DemoLoginPage.tsx'))
const SetupPage = lazy(async () => ({ default: (await linkPages()).SetupPage }))
const MagicSetupPage = lazy(async () => ({ default: (await linkPages()).MagicSetupPage }))
const RegistrationPage = lazy(async () => ({ default: (await linkPages()).RegistrationPage }))
const OnboardingPage = lazy(async () => ({ default: (await linkPages()).OnboardingPage }))
const DirectSignup = lazy(() => import('../flows/direct-signup/DirectSignupScreen.tsx'))
const PasswordReset = lazy(() => import('../flows/password-reset/PasswordResetScreen.tsx'))
const AppLayout = lazy(() => import('./AppLayout.tsx'))
const Dashboard = lazy(() => import('../flows/dashboard/DashboardScreen.tsx'))
const KnowledgeBase = lazy(() => import('../flows/knowledge-base/KnowledgeBaseScreen.tsx'))
const Chat = lazy(() => import('../flows/chat/ChatScreen.tsx'))
const Settings = lazy(() => import('../flows/settings/SettingsScreen.tsx'))
const Help = lazy(() => import('../flows/help/HelpScreen.tsx'))
const AdminHome = lazy(() => import('../flows/admin/AdminScreen.tsx'))
const NotFound = lazy(() => import('./NotFound.tsx'))

/** Which screen stands behind which address, and who may see it. Each screen is loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<RedirectSignedIn />}>
          <Route path={PATHS.home} element={<FrontPage />} />
          <Route path={PATHS.demoLogin} element={<DemoLoginPage />} />
        </Route>
        <Route element={<SignedOutOnly />}>
          <Route path={PATHS.setup} element={<SetupPage />} />
          <Route path={PATHS.magicSetup} element={<MagicSetupPage />} />
          <Route path={PATHS.register} element={<RegistrationPage />} />
          <Route path={PATHS.signup} element={<DirectSignup />} />
          <Route path={PATHS.resetPassword} element={<PasswordReset contactEmail={env.contactEmail} />} />
        </Route>
        <Route element={<RequireOnboarding />}>
          <Route path={PATHS.onboarding} element={<OnboardingPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route path={PATHS.dashboard} element={<Dashboard />} />
            <Route path={PATHS.knowledgeBase} element={<KnowledgeBase />} />
            <Route path={PATHS.chat} element={<Chat />} />
            <Route path={PATHS.settings} element={<Settings />} />
            <Route path={PATHS.help} element={<Help contactEmail={env.contactEmail} />} />
          </Route>
        </Route>
        <Route element={<RequireAdmin />}>
          <Route path={PATHS.admin} element={<AdminHome />} />
          <Route path={PATHS.adminDashboard} element={<AdminHome />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
