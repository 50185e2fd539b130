import type { Meta } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { HelpView } from '../../../src/flows/help/HelpView.tsx'
import { helpMachine } from '../../../src/flows/help/help.machine.ts'
import { SupportView } from '../../../src/flows/help/SupportView.tsx'
import {
  EMPTY_DRAFT,
  initialSupportContext,
  supportMachine,
} from '../../../src/flows/help/support.machine.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { at, stateStories } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Help',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
} satisfies Meta

const support = (
  <SupportView
    state={at(
      supportMachine,
      'editing',
      initialSupportContext({ to: 'help@engram.example', account: '', draft: EMPTY_DRAFT }),
    )}
    send={fn()}
  />
)

const view = (state: ViewState<typeof helpMachine>) => (
  <HelpView state={state} send={fn()} support={support} onContactSupport={fn()} />
)

const story = stateStories(helpMachine, { query: '', openIds: [] }, view)

export const Browsing = story('browsing', { openIds: ['delete-refused'] })
export const SearchResults = story('browsing', { query: 'printed page', openIds: ['pages'] })
export const NoMatches = story('noMatches', { query: 'zeppelin' })
