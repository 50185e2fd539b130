import { ArrowLeft } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { useRestoreFocus } from '../../lib/focus/useRestoreFocus.ts'
import { AuthLayout } from '../../ui/AuthLayout/AuthLayout.tsx'
import { ContactFooter } from '../../ui/AuthLayout/ContactFooter.tsx'
import { HomeLink } from '../../ui/AuthLayout/HomeLink.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { ContactEmail } from '../contact/contactEmail.ts'

export interface SignedOutPageProps {
  /** The page's only h1. */
  title: ReactNode
  subtitle?: ReactNode
  /** Path of the 'Back' link in the header; no link if omitted. */
  backTo?: string
  /** The question before 'Contact Us' in the footer; no footer if omitted. */
  contactQuestion?: string
  children: ReactNode
}

/**
 * The layout of pages for signed-out people: the logo as a link to the home page, a heading and the 'Contact Us' footer.
 * When the focused element is removed, a focusable child of the page gets the focus, otherwise the heading.
 */
export function SignedOutPage({ backTo, contactQuestion, ...props }: SignedOutPageProps) {
  const contactEmail = use(ContactEmail)
  const restoreFocus = useRestoreFocus({
    // Dialogs of the page, which are elsewhere in the document, restore the focus themselves.
    positionOf: (element, container) => (container.contains(element) ? 'page' : null),
    elementAt: (_, container) =>
      container.querySelector<HTMLElement>('main > [tabindex="-1"]') ??
      container.querySelector<HTMLElement>('h1'),
  })
  return (
    <AuthLayout
      brand={<HomeLink name={PRODUCT_NAME} render={<Link to={PATHS.home} />} />}
      headerEnd={
        backTo !== undefined && (
          <ButtonLink
            variant="quiet"
            size="small"
            edge="end"
            icon={<ArrowLeft aria-hidden="true" />}
            render={<Link to={backTo} />}
          >
            Back
          </ButtonLink>
        )
      }
      footer={contactQuestion && <ContactFooter question={contactQuestion} email={contactEmail} />}
      {...restoreFocus}
      {...props}
    />
  )
}
