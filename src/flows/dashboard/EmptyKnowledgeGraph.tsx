import { Waypoints } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Section } from './Section.tsx'

/** Replaces the graph when it is empty. */
export function EmptyKnowledgeGraph() {
  return (
    <Section title="Your graph">
      <Card padding="none" render={<div />}>
        <EmptyState
          level={3}
          icon={<Waypoints />}
          title="Your graph begins with a document"
          text="Upload one and index it. What it speaks of, and how that hangs together, is drawn here."
          action={<ButtonLink render={<Link to={PATHS.knowledgeBase} />}>Upload documents</ButtonLink>}
        />
      </Card>
    </Section>
  )
}
