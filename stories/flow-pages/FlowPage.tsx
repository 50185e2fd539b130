import { Suspense, use } from 'react'
import { toId } from 'storybook/internal/csf'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { CataloguePage, Section } from '../catalogue/CataloguePage.tsx'
import { pageTitles } from '../catalogue/flowPage.ts'
import type { FlowName } from '../catalogue/stages.ts'
import { Calls } from './Calls.tsx'
import * as styles from './FlowPage.css.ts'
import { flowData, flowSources } from './flowData.ts'
import { folderOf } from './flows.ts'
import { MachineSection } from './MachineSection.tsx'
import { Messages } from './Messages.tsx'
import { MoreDesigns } from './MoreDesigns.tsx'
import { StateGrid } from './StateGrid.tsx'
import { stateKey } from './stateStories.ts'
import { Tests } from './Tests.tsx'

interface PageProps {
  flow: FlowName
  /** The title of its stories. */
  title: string
}

/** The page of a flow, or of a part of it: its statecharts, all its states, and on the first page what its source says. */
export function FlowPage({ flow, title, purpose }: PageProps & { purpose: string }) {
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
        <Machines flow={flow} title={title} />
      </Suspense>
      <Suspense fallback={<Spinner label="Reading the source" />}>
        <Sources flow={flow} title={title} />
      </Suspense>
    </CataloguePage>
  )
}

/** The page of what has stories with a title, or with none of the pages' titles. */
function pageWith(flow: FlowName, hasStories: (title: string) => boolean): string | undefined {
  const titles = pageTitles(flow)
  return titles.find(hasStories) ?? titles[0]
}

function useCharts({ flow, title }: PageProps) {
  const { charts, stories } = use(flowData(flow))
  const shown = charts.filter(({ id, states }) => {
    const storyIds = states.flatMap((state) => stories.get(stateKey(id, state.id)) ?? [])
    const has = (page: string) => storyIds.some(({ storyId }) => storyId.startsWith(`${toId(page)}--`))
    return pageWith(flow, has) === title
  })
  return { charts: shown, stories }
}

function Machines(props: PageProps) {
  const { charts, stories } = useCharts(props)
  return (
    <>
      <Section
        title={charts.length === 1 ? 'Statechart' : 'Statecharts'}
        note="Drawn from the machines. A state opens its story; in a wide chart it lists its transitions. Move the drawing by dragging it; zoom with the buttons, or with the wheel and Ctrl."
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

function Sources({ flow, title }: PageProps) {
  const { charts, stories: stateStories } = useCharts({ flow, title })
  const { facts, stories } = use(flowSources(flow))
  if (facts === undefined) return null
  const designs = stories.designs.filter(
    (design) => pageWith(flow, (page) => page === design.title) === title,
  )
  const { messages, operations, endpoints, ...tests } = facts
  return (
    <>
      <MoreDesigns charts={charts} stories={stateStories} designs={designs} />
      {pageTitles(flow)[0] === title && (
        <>
          <Messages messages={messages} />
          <Calls operations={operations} endpoints={endpoints} />
          <Tests played={stories.played} {...tests} />
        </>
      )}
    </>
  )
}
