import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { expectToast } from '../../support/expectToast.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

const demo = { world: 'demo', path: PATHS.disagreements, as: DEMO_USER } as const

export default { title: 'Behavior/Disagreements', tags: ['live'], ...liveApp(demo) } satisfies Meta

/** A decision that is not saved is taken back. A saved one stays in the list with a note, and can be undone. */
export const DecidesAndUndoes: StoryObj = {
  play: async ({ canvas }) => {
    const cues = await canvas.findByRole('region', { name: 'Sound cues' })
    setFaults(['decideDisagreement:status=500'])
    await userEvent.click(within(cues).getByRole('button', { name: 'Keep “38 decibels”' }))
    await expectToast('Your decision was not saved', 'Internal Server Error')
    await expect(within(cues).getByRole('button', { name: 'Keep “38 decibels”' })).toBeVisible()
    setFaults([])
    await userEvent.click(within(cues).getByRole('button', { name: 'Both apply' }))
    const undo = within(cues).getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveFocus()
    await userEvent.click(within(cues).getByRole('button', { name: /^Add a note/ }))
    await userEvent.keyboard('The loudspeaker is new.{Enter}')
    await expect(within(cues).getByText('The loudspeaker is new.')).toBeVisible()
    await userEvent.click(undo)
    await waitFor(() =>
      expect(within(cues).getByRole('button', { name: 'Keep “38 decibels”' })).toHaveFocus(),
    )
  },
}

/** With a backend that does not look for disagreements, no page leads to them. */
export const Unsupported: StoryObj = {
  ...liveApp({ ...demo, path: PATHS.knowledgeBase, faults: ['listDisagreements:status=501'] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for pilot-results.md' }))
    const item = await screen.findByRole('menuitem', { name: 'Ask about this document' })
    await waitFor(() => expect(item).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: /^Compare/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /^Disagreements/ })).not.toBeInTheDocument()
  },
}
