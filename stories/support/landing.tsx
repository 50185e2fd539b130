import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { ThemeButton } from '../../src/app/ThemeButton.tsx'
import CapabilityExample from '../../src/flows/landing/capabilities/CapabilityExample.tsx'
import ExampleAnswer from '../../src/flows/landing/example/ExampleAnswer.tsx'
import { LandingView, type LandingViewProps } from '../../src/flows/landing/LandingView.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'

/** The landing page with its examples, and a card instead of its form. */
export function LandingPage(props: Pick<LandingViewProps, 'state'> & Partial<LandingViewProps>) {
  return (
    <LandingView
      send={fn()}
      themeButton={<ThemeButton />}
      example={<ExampleAnswer />}
      capabilityExample={(of) => <CapabilityExample of={of} />}
      form={<Card title="Private Demo Access" />}
      {...props}
    />
  )
}

export const landingSection = (children: ReactNode) => (
  <main style={{ maxWidth: 1152, padding: 16 }}>{children}</main>
)
