import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import type { AccessMode } from '../../session/access.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import * as styles from './DashboardView.css.ts'
import { connectionFailure } from './dashboard.ts'
import { GraphStats } from './GraphStats.tsx'
import { EmptyKnowledgeGraph } from './graph/EmptyKnowledgeGraph.tsx'
import { KnowledgeGraphSkeleton } from './graph/KnowledgeGraphSkeleton.tsx'
import { OnboardingOffer } from './OnboardingOffer.tsx'
import { QuickActions, type QuickActionsProps } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { ScopeNote } from './ScopeNote.tsx'
import type { DashboardProps } from './viewProps.ts'

export interface DashboardViewProps extends DashboardProps, QuickActionsProps {
  /** First name; empty if unknown. */
  name: string
  email: string
  mode: AccessMode
  /** Shown without backend access. */
  backendAccess?: ReactNode
  /** Set if onboarding is offered. */
  onboardingOffer: { onDismiss: () => void } | null
  /** Current time in milliseconds. */
  now: number
  graph: ReactNode
  /** The upload of a new account. */
  firstDocument: ReactNode
}

const ACCESS_LABELS: Record<AccessMode, string> = {
  backend: 'Backend Access',
  hosted: 'Supabase Auth',
  demo: 'Demo Access',
}

export function DashboardView({
  state,
  send,
  onAction,
  name,
  email,
  mode,
  tolerance,
  now,
  graph,
  firstDocument,
  backendAccess,
  onboardingOffer,
}: DashboardViewProps) {
  const headerRef = useStepFocus<HTMLElement>(JSON.stringify(state.value))
  const hasEmptyGraph = state.matches({ loaded: 'global' }) || state.matches({ loaded: 'empty' })
  const isNew = hasEmptyGraph && state.context.data?.recent.length === 0
  return (
    <div className={styles.page}>
      <PageHeader
        ref={headerRef}
        tabIndex={-1}
        size="large"
        className={styles.header}
        title={name === '' ? 'Welcome' : `Welcome, ${name}`}
        subtitle={subtitleOf(state)}
        actions={<Badge icon={<ShieldCheck aria-hidden="true" />}>{ACCESS_LABELS[mode]}</Badge>}
      />
      {mode !== 'backend' && backendAccess}
      {onboardingOffer !== null && (
        <OnboardingOffer
          onDismiss={() => {
            onboardingOffer.onDismiss()
            headerRef.current?.focus()
          }}
        />
      )}
      <Failure state={state} send={send} />
      {isNew && firstDocument}
      <div>
        <GraphStats state={state} />
        <ScopeNote state={state} email={email} />
      </div>
      {state.matches('loading') && state.context.failure === null && <KnowledgeGraphSkeleton />}
      {state.matches({ loaded: 'personal' }) && graph}
      {hasEmptyGraph && !isNew && <EmptyKnowledgeGraph />}
      <QuickActions onAction={onAction} tolerance={tolerance} />
      <RecentActivity state={state} now={now} />
    </div>
  )
}

function subtitleOf(state: DashboardProps['state']): string {
  const documents = state.context.data?.graph.documentsProcessed ?? 0
  if (state.matches({ loaded: 'personal' }) && documents > 0)
    return `Built from ${documents.toLocaleString('en')} ${documents === 1 ? 'document' : 'documents'}.`
  if (state.matches({ loaded: 'global' }) || state.matches({ loaded: 'empty' }))
    return 'Your graph is still empty.'
  return 'Your knowledge at a glance.'
}

/** Stays visible while a retry loads. */
function Failure({ state, send }: DashboardProps) {
  const { failure } = state.context
  if (failure === null) return null
  return (
    <Notice
      tone="error"
      action={
        <Button
          size="small"
          busy={state.matches('loading')}
          onClick={() => send({ type: 'reload.requested' })}
        >
          Retry
        </Button>
      }
    >
      {connectionFailure(failure)}
    </Notice>
  )
}
