import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { RedirectSignedIn } from './guards/RedirectSignedIn.tsx'
import { RequireSession } from './guards/RequireSession.tsx'
import { lazyPage } from './pages/lazyPage.ts'
import { PageSpinner } from './pages/PageSpinner.tsx'
import { page } from './pages/page.tsx'
import { pageCode } from './pages/pageCode.ts'

const LandingPage = lazyPage(pageCode.LandingPage)
const DemoLoginPage = lazyPage(pageCode.DemoLoginPage)
const RequireSignedOut = lazyPage(pageCode.RequireSignedOut)
const SetupPage = lazyPage(pageCode.SetupPage)
const MagicSetupPage = lazyPage(pageCode.MagicSetupPage)
const RegistrationPage = lazyPage(pageCode.RegistrationPage)
const DirectSignup = lazyPage(pageCode.DirectSignup)
const PasswordReset = lazyPage(pageCode.PasswordReset)
const RequireOnboarding = lazyPage(pageCode.RequireOnboarding)
const OnboardingPage = lazyPage(pageCode.OnboardingPage)
const AppLayout = lazyPage(pageCode.AppLayout)
const Dashboard = lazyPage(pageCode.Dashboard)
const KnowledgeBase = lazyPage(pageCode.KnowledgeBase)
const Chat = lazyPage(pageCode.Chat)
const Settings = lazyPage(pageCode.Settings)
const Help = lazyPage(pageCode.Help)
const RequireAdmin = lazyPage(pageCode.RequireAdmin)
const AdminHome = lazyPage(pageCode.AdminHome)
const NotFound = lazyPage(pageCode.NotFound)

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
          <Route path={PATHS.resetPassword} element={page('Password reset', <PasswordReset />)} />
        </Route>
        <Route element={<RequireOnboarding />}>
          <Route path={PATHS.onboarding} element={page('Onboarding', <OnboardingPage />)} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route path={PATHS.dashboard} element={page('Home', <Dashboard />)} />
            <Route path={PATHS.knowledgeBase} element={page('Knowledge Base', <KnowledgeBase />)} />
            <Route path={PATHS.chat} element={page('Chat', <Chat />)} />
            <Route path={PATHS.settings} element={page('System Settings', <Settings />)} />
            <Route path={PATHS.help} element={page('Help Desk', <Help />)} />
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
