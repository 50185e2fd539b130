import type { ReactNode } from 'react'
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx'

export interface SetupLinkLayoutProps {
  /** The page's only h1. */
  title: string
  subtitle: ReactNode
  children: ReactNode
}

/** The layout of the pages that setup links open. */
export function SetupLinkLayout(props: SetupLinkLayoutProps) {
  return <SignedOutPage contactQuestion="Trouble with your link?" {...props} />
}
