import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createDocument } from '../../../mocks/factories/document.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { findOpenedDialog } from '../../support/findOpenedDialog.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

const demo = { world: 'demo', path: PATHS.dashboard, as: DEMO_USER } as const

export default {
  title: 'Behavior/Dashboard',
  tags: ['live', '!autodocs'],
  ...liveApp(demo),
} satisfies Meta

type Story = StoryObj

/** Escape closes a concept and returns the focus; a document of the concept links to the knowledge base. */
export const OpenConceptByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole('list', { name: 'Strongest concepts' }, LOADING_TIMEOUT)
    const [opener] = within(picture).getAllByRole('button') as [HTMLElement]
    const name = opener.getAttribute('aria-label')?.split(',')[0] ?? ''
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const body = within(canvasElement.ownerDocument.body)
    const drawer = await findOpenedDialog(name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }))
    const opened = within(await body.findByRole('dialog', { name }))
    const link = opened.getAllByRole('link').at(-1) as HTMLElement
    const filename = link.querySelector('[title]')?.getAttribute('title')
    await userEvent.click(link)
    await expect(
      await canvas.findByRole('searchbox', { name: 'Search by file name' }, LOADING_TIMEOUT),
    ).toHaveValue(filename)
  },
}

/** "Ask about this" asks about the concept in a new chat, which answers from the documents. */
export const AskAboutConcept: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^spindles,/ }, LOADING_TIMEOUT))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('link', { name: 'Ask about this' }))
    const questions = await canvas.findAllByText('What are spindles?', {}, LOADING_TIMEOUT)
    await expect(questions.length).toBeGreaterThan(0)
    const [answer] = await canvas.findAllByText(/spindle-notes\.txt/, {}, LOADING_TIMEOUT)
    await expect(answer).toBeInTheDocument()
  },
}

/** Enter in the search field opens the best match; Escape leaves the full screen and returns the focus. */
export const SearchAndFullScreen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Strongest concepts' }, LOADING_TIMEOUT)
    const search = canvas.getByRole('searchbox', { name: 'Find a concept' })
    await userEvent.type(search, 'spindle dens{Enter}')
    const drawer = await findOpenedDialog('spindle density')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(search).toHaveFocus())

    const button = canvas.getByRole('button', { name: 'Full screen' })
    await userEvent.click(button)
    const window = await findOpenedDialog('Your graph')
    const node = await within(window).findByRole('button', { name: /^spindle density/ }, LOADING_TIMEOUT)
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
export const FirstDocument: Story = {
  ...liveApp({ ...demo, world: 'empty' }),
  play: async ({ canvas, canvasElement }) => {
    const zone = await canvas.findByRole('button', { name: /Upload your first document/ }, LOADING_TIMEOUT)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['The tide is high at noon in Skarholm.'], 'tides.md'))
    dataTransfer.items.add(new File(['x'], 'tides.exe'))
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(
      await canvas.findByRole('heading', { name: 'Knowledge Base' }, LOADING_TIMEOUT),
    ).toBeVisible()
    const page = within(canvasElement)
    await expect((await page.findAllByText('tides.md', {}, LOADING_TIMEOUT)).length).toBeGreaterThan(0)
    await expect(await page.findByText(/^This file type isn't supported/, {}, LOADING_TIMEOUT)).toBeVisible()
  },
}

const untrustedNames = [
  '<img src="https://evil.example/x.png" onerror="alert(1)">',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202Egpj.exe',
  '{{constructor.constructor("alert(1)")()}}',
]

/** Names from documents are rendered as text. */
export const UntrustedNames: Story = {
  ...liveApp({
    ...demo,
    handlers: [
      http.get('/api/v1/documents/', () =>
        HttpResponse.json(
          untrustedNames.map((filename, index) => createDocument({ id: `d${index}`, filename })),
        ),
      ),
      http.get('/api/v1/memory/top-connections/:id', () =>
        HttpResponse.json(
          untrustedNames.map((name, index) => ({
            name,
            type: 'concept',
            salience: 0.5,
            connections: 9 - index,
            documents: untrustedNames,
          })),
        ),
      ),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /evil\.example/ }, LOADING_TIMEOUT))
    const { body } = canvasElement.ownerDocument
    const drawer = within(await within(body).findByRole('dialog', { name: /evil/ }))
    // The documents and "Ask about this".
    await expect(drawer.getAllByRole('link')).toHaveLength(untrustedNames.length + 1)
    await expect(body.querySelectorAll('img, main script, [onerror], a[href^="javascript"]')).toHaveLength(0)
  },
}

/** The retry button stays while loading, and the header gets the focus when it is removed. */
export const RetryAfterNetworkError: Story = {
  ...liveApp({
    ...demo,
    faults: ['getGraphStats:network'],
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert', {}, LOADING_TIMEOUT)).toHaveTextContent(
      'Unable to connect to backend: Network error',
    )
    await expect(canvas.getByText('System ready')).toBeVisible()
    setFaults([])
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(
      await canvas.findByText(/data scope\. These figures count/, {}, LOADING_TIMEOUT),
    ).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(canvasElement.querySelector('header:has(h1)')).toBe(canvasElement.ownerDocument.activeElement),
    )
  },
}
