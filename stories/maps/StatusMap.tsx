import { Suspense } from 'react'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { CataloguePage, Section } from '../catalogue/CataloguePage.tsx'
import { Statechart } from '../flow-pages/chart/Statechart.tsx'
import { TransitionTable } from '../flow-pages/chart/TransitionTable.tsx'
import { STATUS_CHARTS } from './statuses.ts'

export function StatusMap() {
  return (
    <CataloguePage
      title="Statuses"
      lead={
        <p>
          The statuses of an application, a document and an upload, and what moves each to the next. A status
          opens a story that shows it.
        </p>
      }
    >
      {STATUS_CHARTS.map(({ title, note, chart, storyOf }) => (
        <Section key={title} title={title} note={note}>
          <Suspense fallback={<Spinner label="Drawing the statuses" />}>
            <Statechart chart={chart} showActions={false} storyOf={storyOf} />
          </Suspense>
          <TransitionTable chart={chart} storyOf={storyOf} />
        </Section>
      ))}
    </CataloguePage>
  )
}
