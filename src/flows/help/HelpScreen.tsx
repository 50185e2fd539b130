import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'

/** Help Desk: answers, where to go, how the services are, and a way to write to support. */
export default function HelpScreen(_: { contactEmail: string }) {
  return <PageHeader title="Help Desk" />
}
