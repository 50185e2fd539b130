import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { SIDEBAR_ENTRIES } from '../../src/app/pages/signedInPages.tsx'
import { PRODUCT_NAME } from '../../src/domain/product.ts'
import { SidebarLayout } from '../../src/ui/SidebarLayout/SidebarLayout.tsx'
import { mira } from './users.ts'

export function InApp({ page, children }: { page: string; children: ReactNode }) {
  return (
    <SidebarLayout
      brand={{ name: PRODUCT_NAME, href: '#/' }}
      entries={SIDEBAR_ENTRIES.map((entry) => ({
        ...entry,
        href: `#${entry.href}`,
        current: entry.label === page,
      }))}
      user={{ name: mira.first_name ?? '', email: mira.email }}
      // As users do who want more width for the columns.
      collapsed={page === 'Chat'}
      onCollapsedChange={fn()}
      onLogOut={fn()}
    >
      {children}
    </SidebarLayout>
  )
}

/** A part of a page without the layout, with the width and padding of a page. */
export function Part({ children }: { children: ReactNode }) {
  return <main style={{ maxWidth: 1032, padding: 32 }}>{children}</main>
}

/** Shows a story whose links need a router, at a path. */
export const inRouter =
  (path = '/'): Decorator =>
  (Story) => (
    <MemoryRouter initialEntries={[path]}>
      <Story />
    </MemoryRouter>
  )

export const inPart: Decorator = (Story) => (
  <Part>
    <Story />
  </Part>
)
