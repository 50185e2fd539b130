import { Suspense, use } from 'react'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { CataloguePage, Section } from '../catalogue/CataloguePage.tsx'
import type { FlowName } from '../catalogue/stages.ts'
import { Calls } from './Calls.tsx'
import * as styles from './FlowPage.css.ts'
import { flowData, flowSources } from './flowData.ts'
import { folderOf } from './flows.ts'
import { MachineSection } from './MachineSection.tsx'
import { Messages } from './Messages.tsx'
import { MoreDesigns } from './MoreDesigns.tsx'
import { StateGrid } from './StateGrid.tsx'
import { Tests } from './Tests.tsx'

/** The page of a flow: its statecharts, all its states, and what its source says. `title` is the title of its stories. */
export function FlowPage({ flow, title, purpose }: { flow: FlowName; title: string; purpose: string }) {
  return (
    <CataloguePage
      title={title.split('/').at(-1) ?? title}
      lead={
        <>
          <p>{purpose}</p>
          <p className={styles.code}>src/{folderOf(flow)}</p>
        </>
      }
    >
      <Suspense fallback={<Spinner label="Loading the flow" />}>
        <Machines flow={flow} />
      </Suspense>
      <Suspense fallback={<Spinner label="Reading the source" />}>
        <Sources flow={flow} />
      </Suspense>
    </CataloguePage>
  )
}

function Machines({ flow }: { flow: FlowName }) {
  const { charts, stories } = use(flowData(flow))
  return (
    <>
      <Section
        title={charts.length === 1 ? 'Statechart' : 'Statecharts'}
        note="Drawn from the machines. A state opens its story. Move the drawing by dragging it; zoom with the buttons, or with the wheel and Ctrl."
      >
        {charts.map((chart) => (
          <MachineSection key={chart.id} chart={chart} stories={stories} />
        ))}
      </Section>
      <Section title="States">
        {charts.map((chart) => (
          <StateGrid key={chart.id} chart={chart} stories={stories} />
        ))}
      </Section>
    </>
  )
}

function Sources({ flow }: { flow: FlowName }) {
  const { charts, stories: stateStories } = use(flowData(flow))
  const { facts, stories } = use(flowSources(flow))
  if (facts === undefined) return null
  const { messages, operations, endpoints, ...tests } = facts
  return (
    <>
      <MoreDesigns charts={charts} stories={stateStories} designs={stories.designs} />
      <Messages messages={messages} />
      <Calls operations={operations} endpoints={endpoints} />
      <Tests played={stories.played} {...tests} />
    </>
  )
}
