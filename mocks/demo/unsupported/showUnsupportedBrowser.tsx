import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../src/theme/global.css.ts'
import { type Obstacle, UnsupportedBrowser } from './UnsupportedBrowser.tsx'

export function showUnsupportedBrowser(obstacle: Obstacle): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root".')
  createRoot(root).render(
    <StrictMode>
      <UnsupportedBrowser obstacle={obstacle} />
    </StrictMode>,
  )
}
