import { containsWords, foldText, searchWords } from '../../../lib/text/search.ts'
import { usePrinting } from '../../../lib/usePrinting.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl.tsx'
import { Section } from '../Section.tsx'
import { ConceptDrawer } from './ConceptDrawer.tsx'
import { ConceptPicture } from './ConceptPicture.tsx'
import { ConceptTable } from './ConceptTable.tsx'
import { type Concept, isListed } from './concepts.ts'
import { KnowledgeGraphSkeleton } from './KnowledgeGraphSkeleton.tsx'
import * as styles from './KnowledgeGraphView.css.ts'
import type { KnowledgeGraphViewProps } from './viewProps.ts'

const DISPLAYS = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const

export function KnowledgeGraphView({ state, send }: KnowledgeGraphViewProps) {
  const isPrinting = usePrinting()
  const { concepts, search, isFullScreen, showsAll, openConceptName, failure } = state.context
  const display = isPrinting ? 'table' : state.context.display
  if (state.matches('unavailable')) return null
  if (failure !== null)
    return (
      <Section title="Your graph">
        <Card padding="none" render={<div />}>
          <ErrorState
            level={3}
            title="Your graph could not be loaded"
            text={failure}
            busy={state.matches('loading')}
            onRetry={() => send({ type: 'reload.requested' })}
          />
        </Card>
      </Section>
    )
  if (state.matches('loading')) return <KnowledgeGraphSkeleton />

  const matching = matchingConcepts(concepts, search)
  const open = (name: string) => send({ type: 'concept.opened', name })
  const drawer = (
    <ConceptDrawer
      concept={concepts.find(({ name }) => name === openConceptName) ?? null}
      open={state.matches('open')}
      onClose={() => send({ type: 'concept.closed' })}
    />
  )
  const searchField = (className: string) => (
    <SearchField
      label="Find a concept"
      value={search}
      className={className}
      onValueChange={(text) => send({ type: 'search.edited', search: text })}
      onKeyDown={({ key, nativeEvent }) => {
        const [best] = matching
        if (key === 'Enter' && !nativeEvent.isComposing && search.trim() !== '' && best) open(best.name)
      }}
    />
  )
  const picture = <ConceptPicture state={state} send={send} matching={matching} />
  return (
    <Section
      title="Your graph"
      aside={
        <div className={styles.tools}>
          {searchField(styles.search)}
          <SegmentedControl
            label="Show your graph as"
            options={DISPLAYS}
            value={display}
            onValueChange={(next) => send({ type: 'display.chosen', display: next })}
          />
        </div>
      }
    >
      {display === 'picture' && (
        <Card padding="none" render={<div />}>
          {picture}
        </Card>
      )}
      {display === 'table' && (
        <ConceptTable
          concepts={matching.filter(isListed)}
          onConceptPress={open}
          showsAll={showsAll}
          {...(search.trim() === '' && { onToggle: () => send({ type: 'all.toggled' }) })}
        />
      )}
      <Announcement>{search.trim() === '' ? '' : foundText(matching.length)}</Announcement>
      {!isFullScreen && drawer}
      <Dialog
        title="Your graph"
        width="page"
        className={styles.window}
        open={isFullScreen}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: 'fullScreen.closed' })
        }}
      >
        <div className={styles.fullScreen}>
          {searchField(styles.fullScreenSearch)}
          <ConceptPicture state={state} send={send} matching={matching} fill />
        </div>
        {drawer}
      </Dialog>
    </Section>
  )
}

function foundText(count: number): string {
  return count === 0 ? 'No matching concepts' : `${count} matching ${count === 1 ? 'concept' : 'concepts'}`
}

/** The concepts whose name contains every word of the search text. */
function matchingConcepts(concepts: readonly Concept[], search: string): readonly Concept[] {
  const words = searchWords(search)
  return words.length === 0 ? concepts : concepts.filter(({ name }) => containsWords(foldText(name), words))
}
