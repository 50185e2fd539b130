import type { StoryContext } from '@storybook/react-vite'
import type { FlowName } from '../../catalogue/stages.ts'
import { expectAccessible } from './accessibility.ts'
import { type Driver, pointer } from './driver.ts'
import { expectFlows } from './flowsOfJourney.ts'
import { keyboard } from './keyboard.ts'

export interface Journey extends Driver {
  /** Runs a part of the journey and checks the accessibility of the page after it. */
  step(title: string, action: () => Promise<void>): Promise<void>
}

type Play = (journey: Journey) => Promise<void>

/** The part of a journey's meta that names the flows it goes through. Their pages list the journey. */
export const through = (...flows: FlowName[]) => ({ parameters: { flows } })

export const byPointer = (play: Play) => (context: StoryContext) => run(play, pointer, context)

/** Plays a journey by keyboard. The story has the tag '!dev', because only tests play it. */
export const byKeyboard = (play: Play) => (context: StoryContext) => run(play, keyboard, context)

/** The theme of the stories by keyboard. The others have the theme of the toolbar, by default dark. */
export const LIGHT = { theme: 'light' }

async function run(play: Play, driver: Driver, { step, id, parameters }: StoryContext): Promise<void> {
  const titles = new Set<string>()
  await play({
    ...driver,
    step: async (title, action) => {
      await step(title, async () => {
        await action()
        await expectAccessible(id)
        titles.add(document.title)
      })
    },
  })
  await expectFlows(parameters.flows, titles)
}
