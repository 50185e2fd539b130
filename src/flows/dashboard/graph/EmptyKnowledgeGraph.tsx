import { Waypoints } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../domain/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../Section.tsx'

export function EmptyKnowledgeGraph() {
  return (
    <Section title="Your graph">
      <Card padding="none" render={<div />}>
        <EmptyState
          level={3}
          icon={<Waypoints />}
          title="No concepts yet"
          text="Index a document to see its concepts and how they connect."
          action={<ButtonLink render={<Link to={PATHS.knowledgeBase} />}>Go to Knowledge Base</ButtonLink>}
        />
      </Card>
    </Section>
  )
}
