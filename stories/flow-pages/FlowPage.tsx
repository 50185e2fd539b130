import { Unstyled } from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { Calls } from './Calls.tsx'
import * as styles from './FlowPage.css.ts'
import { flowData, flowSources } from './flowData.ts'
import { FLOWS, type FlowName, folderOf } from './flows.ts'
import { MachineSection } from './MachineSection.tsx'
import { Messages } from './Messages.tsx'
import { StateGrid } from './StateGrid.tsx'
import { Tests } from './Tests.tsx'

/** The page of a flow: its statecharts, all its states, and what its source says. `title` is the title of its stories. */
export function FlowPage({ flow, title }: { flow: FlowName; title: string }) {
  return (
    <Unstyled>
      <main className={styles.page} data-flow-page>
        <header className={styles.header}>
          <h1 className={styles.title}>{title.split('/').at(-1)}</h1>
          <p className={styles.lead}>{FLOWS[flow]}</p>
          <p className={styles.folder}>src/{folderOf(flow)}</p>
        </header>
        <Suspense fallback={<Spinner label="Loading the flow" />}>
          <Machines flow={flow} />
        </Suspense>
        <Suspense fallback={<Spinner label="Reading the source" />}>
          <Sources flow={flow} />
        </Suspense>
      </main>
    </Unstyled>
  )
}

function Machines({ flow }: { flow: FlowName }) {
  const { charts, stories } = use(flowData(flow))
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>{charts.length === 1 ? 'Statechart' : 'Statecharts'}</h2>
        <p className={styles.note}>
          Drawn from the machines. A state opens its story. Move the drawing by dragging it; zoom with the
          buttons, or with the wheel and Ctrl.
        </p>
        {charts.map((chart) => (
          <MachineSection key={chart.id} chart={chart} stories={stories} />
        ))}
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>States</h2>
        {charts.map((chart) => (
          <StateGrid key={chart.id} chart={chart} stories={stories} />
        ))}
      </section>
    </>
  )
}

function Sources({ flow }: { flow: FlowName }) {
  const { facts, behavior } = use(flowSources(flow))
  if (facts === undefined) return null
  return (
    <>
      <Messages messages={facts.messages} />
      <Calls operations={facts.operations} endpoints={facts.endpoints} />
      <Tests behavior={behavior} journeys={facts.journeys} tests={facts.tests} />
    </>
  )
}
