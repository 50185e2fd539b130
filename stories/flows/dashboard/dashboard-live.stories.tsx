import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createDocument } from '../../../mocks/factories/document.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

const demo = { world: 'demo', path: PATHS.dashboard, as: DEMO_USER } as const

export default {
  title: 'Flows/Dashboard/Live',
  tags: ['live', '!autodocs'],
  ...liveApp(demo),
} satisfies Meta

type Story = StoryObj

/** Escape closes a concept and returns the focus; a document of the concept links to the knowledge base. */
export const OpenConceptByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const diagram = await canvas.findByRole('list', { name: 'Best-connected concepts' }, LOADING_TIMEOUT)
    const [opener] = within(diagram).getAllByRole('button') as [HTMLElement]
    const name = opener.getAttribute('aria-label')?.split(',')[0] ?? ''
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const body = within(canvasElement.ownerDocument.body)
    const drawer = await body.findByRole('dialog', { name })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }))
    const [link] = within(await body.findByRole('dialog', { name })).getAllByRole('link') as [HTMLElement]
    const filename = link.querySelector('[title]')?.getAttribute('title')
    await userEvent.click(link)
    await expect(
      await canvas.findByRole('searchbox', { name: 'Search by file name' }, LOADING_TIMEOUT),
    ).toHaveValue(filename)
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
    faults: [
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
    const drawer = within(await within(body).findByRole('dialog'))
    await expect(drawer.getAllByRole('link')).toHaveLength(untrustedNames.length)
    await expect(body.querySelectorAll('img, main script, [onerror], a[href^="javascript"]')).toHaveLength(0)
  },
}

/** The retry button stays while loading, and the header gets the focus when it is removed. */
export const RetryAfterNetworkError: Story = {
  ...liveApp({
    ...demo,
    faults: [http.get('/api/v1/rag/graph/stats', () => HttpResponse.error(), { once: true })],
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert', {}, LOADING_TIMEOUT)).toHaveTextContent(
      'Unable to connect to backend: Network error',
    )
    await expect(canvas.getByText('System ready')).toBeVisible()
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
