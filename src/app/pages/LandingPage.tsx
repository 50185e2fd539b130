import LandingScreen from '../../flows/landing/LandingScreen.tsx'
import { useLoaded } from '../../lib/useLoaded.ts'
import { ThemeButton } from '../ThemeButton.tsx'

const loadShortcuts = () => import('./LandingShortcuts.tsx')

/** The landing page. Its hidden shortcuts work as soon as their code has loaded. */
export default function LandingPage() {
  const Shortcuts = useLoaded(loadShortcuts)
  return (
    <>
      <LandingScreen themeButton={<ThemeButton />} />
      {Shortcuts && <Shortcuts />}
    </>
  )
}
