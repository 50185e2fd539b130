import { House, Library, MessageSquare, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { PRODUCT_NAME } from '../../src/domain/product.ts'
import { SidebarLayout } from '../../src/ui/SidebarLayout/SidebarLayout.tsx'
import { mira } from './users.ts'

const ENTRIES = [
  { label: 'Home', icon: <House aria-hidden="true" />, href: '#/dashboard' },
  { label: 'Knowledge Base', icon: <Library aria-hidden="true" />, href: '#/knowledge-base' },
  { label: 'Chat', icon: <MessageSquare aria-hidden="true" />, href: '#/chat' },
  { label: 'System Settings', icon: <Settings aria-hidden="true" />, href: '#/settings' },
]

/** A View in the frame of the signed-in app, which gives it its room. */
export function InApp({ page, children }: { page: string; children: ReactNode }) {
  return (
    <SidebarLayout
      brand={{ name: PRODUCT_NAME, href: '#/' }}
      entries={ENTRIES.map((entry) => ({ ...entry, current: entry.label === page }))}
      user={{ name: mira.first_name ?? '', email: mira.email }}
      collapsed
      onCollapsedChange={fn()}
      onLogOut={fn()}
    >
      {children}
    </SidebarLayout>
  )
}

/** A part of a page by itself: as wide as a column of the page, with its inset. */
export function Part({ children }: { children: ReactNode }) {
  return <main style={{ maxWidth: 1032, padding: 32 }}>{children}</main>
}
