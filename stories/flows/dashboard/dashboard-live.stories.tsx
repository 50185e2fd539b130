import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { dragging } from '../../support/fileTransfer.ts'
import { findOpenedDialog } from '../../support/findOpenedDialog.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

const demo = { world: 'demo', path: PATHS.dashboard, as: DEMO_USER } as const

export default { title: 'Behavior/Dashboard', tags: ['live'], ...liveApp(demo) } satisfies Meta

/** Escape closes a concept and returns the focus. */
export const OpenConceptByKeyboard: StoryObj = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('list', { name: 'Strongest concepts' })
    const [opener] = within(picture).getAllByRole('button') as [HTMLElement]
    const name = opener.getAttribute('aria-label')?.split(',')[0] ?? ''
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await findOpenedDialog(name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Enter asks the typed question in a new chat, which answers from the documents. */
export const AskTypedQuestion: StoryObj = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Ask about your documents' })
    await userEvent.type(field, 'What is spindle density?{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Chat', level: 1 })).toBeInTheDocument()
    const [answer] = await canvas.findAllByText(/spindle-notes\.txt/)
    await expect(answer).toBeInTheDocument()
  },
}

/** "Ask about this" asks about the concept in a new chat, which answers from the documents. */
export const AskAboutConcept: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^spindles,/ }))
    await userEvent.click(await screen.findByRole('link', { name: 'Ask about this' }))
    const questions = await canvas.findAllByText('What do my documents say about spindles?')
    await expect(questions.length).toBeGreaterThan(0)
    const [answer] = await canvas.findAllByText(/spindle-notes\.txt/)
    await expect(answer).toBeInTheDocument()
  },
}

/** Enter in the search field opens the best match; Escape leaves the full screen and returns the focus. */
export const SearchAndFullScreen: StoryObj = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Strongest concepts' })
    const search = canvas.getByRole('searchbox', { name: 'Find a concept' })
    await userEvent.type(search, 'spindle dens{Enter}')
    const drawer = await findOpenedDialog('spindle density')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(search).toHaveFocus())

    const button = canvas.getByRole('button', { name: 'Full screen' })
    await userEvent.click(button)
    const window = await findOpenedDialog('Your graph')
    const node = await within(window).findByRole('button', { name: /^spindle density/ })
    node.focus()
    await userEvent.keyboard('{Enter}')
    const nested = await findOpenedDialog('spindle density')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(nested).not.toBeInTheDocument())
    await expect(window).toBeInTheDocument()
    await waitFor(() => expect(node).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(window).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The first document of a new account is uploaded in the Knowledge Base, which shows why a file was refused. */
export const FirstDocument: StoryObj = {
  ...liveApp({ ...demo, world: 'empty' }),
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole('button', { name: /Upload your first document/ })
    const tides = new File(['The tide is high at noon in Skarholm.'], 'tides.md')
    dragging('drop', zone, tides, new File(['x'], 'tides.exe'))
    await expect(await canvas.findByRole('heading', { name: 'Knowledge Base' })).toBeVisible()
    await expect((await canvas.findAllByText('tides.md')).length).toBeGreaterThan(0)
    await expect(await canvas.findByText(/^This file type isn't supported/)).toBeVisible()
  },
}

/** The retry button stays while loading, and the header gets the focus when it is removed. */
export const RetryAfterNetworkError: StoryObj = {
  ...liveApp({ ...demo, faults: ['getGraphStats:network'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unable to connect to backend: Network error',
    )
    await expect(canvas.getByText('System ready')).toBeVisible()
    setFaults([])
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText(/data scope\. These figures count/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await waitFor(() => expect(document.querySelector('header:has(h1)')).toHaveFocus())
  },
}
