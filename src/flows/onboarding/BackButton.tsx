import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { backIcon } from './OnboardingView.css.ts'

/** To the step before. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="large" icon={<ArrowLeft className={backIcon} aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  )
}
