import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { backIcon } from './OnboardingView.css.ts'

interface BackButtonProps {
  onClick: () => void
  children: ReactNode
}

export function BackButton({ onClick, children }: BackButtonProps) {
  return (
    <Button size="large" icon={<ArrowLeft className={backIcon} aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  )
}
