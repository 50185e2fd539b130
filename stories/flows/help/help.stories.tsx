import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HelpView } from '../../../src/flows/help/HelpView.tsx'
import { helpMachine, initialHelpContext } from '../../../src/flows/help/help.machine.ts'
import { SupportView } from '../../../src/flows/help/SupportView.tsx'
import {
  EMPTY_DRAFT,
  initialSupportContext,
  supportMachine,
} from '../../../src/flows/help/support.machine.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { InApp, inRouter } from '../../support/inApp.tsx'
import { at, stateStories } from '../../support/stateStory.tsx'

export default { title: 'Flows/Help', decorators: [inRouter()] } satisfies Meta

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

const story = stateStories(helpMachine, initialHelpContext, (state) => <main>{view(state)}</main>)
const inApp = stateStories(helpMachine, initialHelpContext, (state) => (
  <InApp page="Help Desk">{view(state)}</InApp>
))

/** The page in the layout of the app; the other stories show it alone. */
export const Browsing = inApp('browsing')
export const CategoryOpen = story('browsing', { openCategories: ['documents'], openIds: ['delete-refused'] })
export const SearchResults = story('browsing', {
  query: 'printed one',
  openCategories: ['answers'],
  openIds: ['pages'],
})
export const NoMatches = story('noMatches', { query: 'zeppelin' })
