import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../theme/themeSetting.ts'
import { IconButton } from '../ui/IconButton/IconButton.tsx'

/** Turns dark mode on and off, as the setting of that name does. */
export function ThemeButton() {
  const [theme, chooseTheme] = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label="Dark mode"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </IconButton>
  )
}
