import { ShieldCheck } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '../../lib/focus/isFocusLost.ts'
import { openCount } from '../../modules/disagreements/shownDisagreements.ts'
import type { AccessMode } from '../../session/access.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { Ask, type AskProps } from './Ask.tsx'
import * as styles from './DashboardView.css.ts'
import { Decisions } from './Decisions.tsx'
import { connectionFailure } from './dashboard.ts'
import { openDisagreements } from './decisions.ts'
import { GraphStats } from './GraphStats.tsx'
import { EmptyKnowledgeGraph } from './graph/EmptyKnowledgeGraph.tsx'
import { KnowledgeGraphSkeleton } from './graph/KnowledgeGraphSkeleton.tsx'
import { OnboardingOffer } from './OnboardingOffer.tsx'
import { main, overview } from './Overview.css.ts'
import { QuickActions, type QuickActionsProps } from './QuickActions.tsx'
import { RecentActivity, type RecentActivityProps } from './RecentActivity.tsx'
import { ScopeNote } from './ScopeNote.tsx'
import type { DashboardProps } from './viewProps.ts'

export interface DashboardViewProps extends DashboardProps, QuickActionsProps, Pick<AskProps, 'onAsk'> {
  disagreements: RecentActivityProps['disagreements']
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
  onAsk,
  disagreements,
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
  const headerRef = useRef<HTMLElement>(null)
  const hasEmptyGraph = state.matches({ loaded: 'global' }) || state.matches({ loaded: 'empty' })
  const { data } = state.context
  const isNew = hasEmptyGraph && data?.recent.length === 0
  const canAsk = mode === 'backend' && !hasEmptyGraph
  const decisions = [...openDisagreements(openCount(disagreements)), ...(data?.decisions ?? [])]
  return (
    <div className={styles.content}>
      <PageHeader
        ref={headerRef}
        tabIndex={-1}
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
      {state.context.failure !== null && <Failure state={state} send={send} headerRef={headerRef} />}
      {isNew && firstDocument}
      <div className={canAsk || decisions.length > 0 ? overview : undefined}>
        {(canAsk || decisions.length > 0) && (
          <div className={main}>
            {canAsk && <Ask questions={questionsOf(state)} onAsk={onAsk} />}
            <Decisions decisions={decisions} />
          </div>
        )}
        <div>
          <GraphStats state={state} />
          <ScopeNote state={state} email={email} />
        </div>
      </div>
      {state.matches('loading') && state.context.failure === null && <KnowledgeGraphSkeleton />}
      {state.matches({ loaded: 'personal' }) && graph}
      {hasEmptyGraph && !isNew && <EmptyKnowledgeGraph />}
      <QuickActions onAction={onAction} tolerance={tolerance} />
      <RecentActivity state={state} disagreements={disagreements} now={now} />
    </div>
  )
}

function subtitleOf(state: DashboardProps['state']): string {
  const documents = state.context.data?.graph.documentsProcessed ?? 0
  if (state.matches({ loaded: 'personal' }) && documents > 0)
    return `Your graph is built from ${documents.toLocaleString('en')} ${documents === 1 ? 'document' : 'documents'}.`
  if (state.matches({ loaded: 'global' }) || state.matches({ loaded: 'empty' }))
    return 'Your graph is still empty.'
  return 'Your knowledge at a glance.'
}

/** Null while loading; none after a failure. */
function questionsOf(state: DashboardProps['state']): AskProps['questions'] {
  if (state.matches('failed')) return []
  return state.context.data?.questions ?? null
}

interface FailureProps extends DashboardProps {
  headerRef: RefObject<HTMLElement | null>
}

/** Stays visible while a retry loads. Afterwards the header gets the focus that the retry button had. */
function Failure({ state, send, headerRef }: FailureProps) {
  useEffect(
    () => () => {
      if (isFocusLost()) headerRef.current?.focus()
    },
    [headerRef],
  )
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
      {connectionFailure(state.context.failure ?? '')}
    </Notice>
  )
}
