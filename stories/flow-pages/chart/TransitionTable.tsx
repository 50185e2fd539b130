import { StoryLink } from '../StoryLink.tsx'
import type { StateStory } from '../stateStories.ts'
import type { Chart, ChartState, ChartTransition } from './model.ts'
import * as styles from './TransitionTable.css.ts'

const KINDS: Record<ChartState['kind'], string> = {
  atomic: '',
  compound: 'has states inside',
  parallel: 'all states inside are active at the same time',
  final: 'final',
  history: 'returns to the last active state',
}

interface TransitionTableProps {
  chart: Chart
  storyOf: (state: string) => StateStory | undefined
}

export function TransitionTable({ chart: { id, states, transitions }, storyOf }: TransitionTableProps) {
  const rows: (ChartState | null)[] = [null, ...states]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll a focusable region
    <section className={styles.scroll} aria-label={`Transitions of ${id}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Event</th>
            <th scope="col">Condition</th>
            <th scope="col">Actions</th>
            <th scope="col">Next state</th>
          </tr>
        </thead>
        {rows.map((state) => {
          const own = transitions.filter(({ source }) => source === (state?.id ?? null))
          if (state === null && own.length === 0) return null
          return (
            <tbody key={state?.id ?? '#root'}>
              {(own.length === 0 ? [null] : own).map((transition, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the transitions of a machine never change
                <tr key={index}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={Math.max(own.length, 1)}>
                      <StateCell state={state} story={state === null ? undefined : storyOf(state.id)} />
                    </th>
                  )}
                  <TransitionCells transition={transition} />
                </tr>
              ))}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}

function StateCell({ state, story }: { state: ChartState | null; story: StateStory | undefined }) {
  if (state === null) return 'in any state'
  const { id, kind, isInitial, actors, entry, exit } = state
  const facts = [
    isInitial ? 'initial' : '',
    KINDS[kind],
    ...actors.map((actor) => `runs ${actor}`),
    ...entry.map((action) => `entry: ${action}`),
    ...exit.map((action) => `exit: ${action}`),
  ].filter((fact) => fact !== '')
  return (
    <>
      {story === undefined ? id : <StoryLink storyId={story.storyId}>{id}</StoryLink>}
      {facts.length > 0 && <div className={styles.facts}>{facts.join(', ')}</div>}
    </>
  )
}

function TransitionCells({ transition }: { transition: ChartTransition | null }) {
  if (transition === null) return <td colSpan={4}>no transitions</td>
  const { event, guard, actions, target } = transition
  return (
    <>
      <td>{event}</td>
      <td>{guard ?? '–'}</td>
      <td>{actions.join(', ') || (target === null ? 'ignored' : '–')}</td>
      <td>{target ?? 'stays'}</td>
    </>
  )
}
