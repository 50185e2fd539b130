import { Menu, PanelLeft, Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Mark } from '../Mark/Mark.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { SidebarFind } from './SidebarFind.tsx'
import { SidebarFooter, type SidebarFooterProps } from './SidebarFooter.tsx'
import '../print.css.ts'
import * as styles from './SidebarLayout.css.ts'
import { plainLink, type RenderSidebarLink, SidebarNav, type SidebarNavProps } from './SidebarNav.tsx'

const mainId = 'main'

export interface SidebarLayoutProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<SidebarNavProps, 'entries'>,
    Omit<SidebarFooterProps, 'collapsed'> {
  /** The product's name and the link of the logo. */
  brand: { name: string; href: string }
  /** Whether the sidebar is collapsed to icons; phones have a drawer instead. */
  collapsed: boolean
  /** Called when it is collapsed or expanded. */
  onCollapsedChange: (collapsed: boolean) => void
  /** Opens the search of the whole app, with a button above the entries. Without it there is no button. */
  onFind?: (() => void) | undefined
  /** Renders a link with the router. Defaults to an anchor. */
  renderLink?: RenderSidebarLink | undefined
  /** The page, inside the main landmark. */
  children: ReactNode
}

/**
 * The layout of signed-in pages: a sidebar of 240 pixels, or 56 collapsed; on phones a top bar with a drawer.
 * A skip link is first in the tab order.
 */
export function SidebarLayout({
  brand,
  entries,
  user,
  tools,
  onLogOut,
  collapsed,
  onCollapsedChange,
  onFind,
  renderLink = plainLink,
  className,
  children,
  ...props
}: SidebarLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const nav = { entries, renderLink }
  const foot = { user, tools, onLogOut }

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
    <div className={cx(styles.root({ collapsed }), className)} {...props}>
      <SkipLink target={mainId} />
      <aside className={styles.sidebar} aria-label="Sidebar">
        <div className={styles.brandRow({ collapsed })}>
          {brandLink(collapsed)}
          <IconButton
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!collapsed}
            onClick={() => onCollapsedChange(!collapsed)}
          >
            <PanelLeft aria-hidden="true" className={styles.panelIcon} />
          </IconButton>
        </div>
        <div className={styles.entries}>
          {onFind && <SidebarFind collapsed={collapsed} onFind={onFind} />}
          <SidebarNav {...nav} collapsed={collapsed} />
        </div>
        <SidebarFooter {...foot} collapsed={collapsed} />
      </aside>
      <header className={styles.topBar}>
        <IconButton label="Open menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
          <Menu aria-hidden="true" />
        </IconButton>
        {brandLink(false)}
        <div className={styles.topBarEnd}>
          {onFind && (
            <IconButton label="Find anything" aria-haspopup="dialog" onClick={onFind}>
              <Search aria-hidden="true" />
            </IconButton>
          )}
          <Avatar name={user.name} />
        </div>
      </header>
      <Drawer open={menuOpen} onOpenChange={setMenuOpen} title="Menu" header={<Mark wordmark={brand.name} />}>
        <SidebarNav {...nav} onNavigate={() => setMenuOpen(false)} />
        <SidebarFooter {...foot} />
      </Drawer>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
