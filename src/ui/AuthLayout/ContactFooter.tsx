import { Mail } from 'lucide-react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'

export interface ContactFooterProps {
  /** The question before the link, such as 'Trouble signing in?'. */
  question: string
  /** The email address of the link. */
  email: string
}

/** The `footer` of an AuthLayout: a question and a contact link. */
export function ContactFooter({ question, email }: ContactFooterProps) {
  return (
    <>
      <span>{question}</span>
      <ButtonLink
        variant="quiet"
        size="small"
        edge="end"
        icon={<Mail aria-hidden="true" />}
        href={`mailto:${email}`}
      >
        Contact Us
      </ButtonLink>
    </>
  )
}
