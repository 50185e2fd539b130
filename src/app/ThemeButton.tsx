import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../theme/themeSetting.ts'
import { IconButton } from '../ui/IconButton/IconButton.tsx'

/** Switches between dark and light theme, like the setting 'Dark mode'. */
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
