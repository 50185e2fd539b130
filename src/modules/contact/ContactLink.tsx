import { use } from 'react'
import { Link } from '../../ui/Link/Link.tsx'
import { ContactEmail } from './contactEmail.ts'

/** The address to write to, as a link that starts an email. */
export function ContactLink() {
  const email = use(ContactEmail)
  return <Link href={`mailto:${email}`}>{email}</Link>
}
