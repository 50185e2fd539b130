import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../theme/themeSetting.ts'
import { IconButton } from '../ui/IconButton/IconButton.tsx'
import * as styles from './ThemeButton.css.ts'

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
      <Moon aria-hidden="true" className={styles.moon} />
      <Sun aria-hidden="true" className={styles.sun} />
    </IconButton>
  )
}
