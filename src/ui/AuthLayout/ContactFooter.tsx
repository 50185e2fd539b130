import { Mail } from 'lucide-react'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'

export interface ContactFooterProps {
  /** What somebody who reads this far may ask themselves: 'Trouble signing in?'. */
  question: string
  /** Who helps. */
  email: string
}

/** The layout's `foot`: where to find help. */
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
