import type { ReactNode } from 'react'
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx'

export interface SetupLinkLayoutProps {
  /** The page's only h1. */
  title: string
  subtitle: ReactNode
  /** The address of 'Contact Us'. */
  contactEmail: string
  children: ReactNode
}

/** The layout of the pages that setup links open. */
export function SetupLinkLayout({ contactEmail, ...props }: SetupLinkLayoutProps) {
  return <SignedOutPage contact={{ question: 'Trouble with your link?', email: contactEmail }} {...props} />
}
