import { expect, test } from 'vitest'
import { assignments } from '../../.storybook/chromatic.ts'

/** The parameters that the plugin assigns to the stories of a file, by export name. */
function parametersOf(
  code: string,
): Record<string, { disableSnapshot?: true; modes?: Record<string, object> }> {
  const lines = assignments(code, 'stories/x.stories.tsx').split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, parameters = ''] =
        /^(\w+)\.parameters = \{ \.\.\.\1\.parameters, chromatic: (.*) \}$/.exec(line) ?? []
      return [name, JSON.parse(parameters)]
    }),
  )
}

const FLOW = `
  const meta = { title: 'Flows/Chat' } satisfies Meta
  export default meta
  const story = stateStories(machine, context, View)
  export const NoBackend = story('noBackend')
  export const LoadingSessions: StoryObj = story('loading')
  export const Checks: StoryObj = { tags: ['behavior'], play: async () => {} }
`

test('the first story of a flow is captured in all modes and the others as their baselines are', () => {
  const { NoBackend, LoadingSessions } = parametersOf(FLOW)
  expect(Object.keys(NoBackend?.modes ?? {})).toEqual(['dark-1280', 'light-390', 'light-1280', 'dark-390'])
  expect(LoadingSessions).toEqual({
    modes: { 'dark-1280': { viewport: { width: 1280, height: 1100 }, theme: 'dark', motion: 'reduce' } },
  })
})

test('stories that only check behavior are not captured', () => {
  expect(parametersOf(FLOW).Checks).toEqual({ disableSnapshot: true })
})

test('stories that run the app are not captured, journeys among them', () => {
  const live = `
    export default { title: 'Journeys/First answer', tags: ['live', '!autodocs'] }
    export const Upload = { play: async () => {} }
    export const Ask = {}
  `
  expect(parametersOf(live)).toEqual({ Upload: { disableSnapshot: true }, Ask: { disableSnapshot: true } })
})
