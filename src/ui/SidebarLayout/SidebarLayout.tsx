import { Menu, PanelLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Mark } from '../Mark/Mark.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SidebarLayout.css.ts'
import { plainLink, SidebarNav, type SidebarNavProps } from './SidebarNav.tsx'

const mainId = 'main'

export interface SidebarLayoutProps extends Omit<SidebarNavProps, 'onNavigate' | 'renderLink' | 'collapsed'> {
  /** The product's name and its home. */
  brand: { name: string; href: string }
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  renderLink?: SidebarNavProps['renderLink'] | undefined
  /** The page, inside the main landmark. */
  children: ReactNode
}

/** The signed-in frame: sidebar (240 or 56 pixels), on phones a top bar with a drawer. */
export function SidebarLayout({
  brand,
  collapsed,
  onCollapsedChange,
  renderLink = plainLink,
  children,
  ...nav
}: SidebarLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false)

  const brandLink = (short: boolean) =>
    renderLink({
      href: brand.href,
      className: styles.brand,
      children: (
        <>
          <Mark wordmark={short ? undefined : brand.name} />
          {short && <VisuallyHidden>{brand.name}</VisuallyHidden>}
        </>
      ),
    })

  return (
    <div className={styles.root} data-collapsed={collapsed || undefined}>
      <SkipLink target={mainId} />
      <aside className={styles.sidebar} aria-label="Sidebar">
        <div className={styles.brandRow}>
          {brandLink(collapsed)}
          <IconButton
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!collapsed}
            onClick={() => onCollapsedChange(!collapsed)}
          >
            <PanelLeft aria-hidden="true" />
          </IconButton>
        </div>
        <SidebarNav {...nav} collapsed={collapsed} renderLink={renderLink} />
      </aside>
      <header className={styles.topBar}>
        <IconButton label="Open menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          <Menu aria-hidden="true" />
        </IconButton>
        {brandLink(false)}
        <Avatar name={nav.user.name} className={styles.topBarEnd} />
      </header>
      <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Menu" head={<Mark wordmark={brand.name} />}>
        <SidebarNav {...nav} renderLink={renderLink} onNavigate={() => setMenuOpen(false)} />
      </Drawer>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
