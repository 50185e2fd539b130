import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { Route } from 'react-router-dom'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { lazyPage } from '../../src/app/pages/lazyPage.ts'
import { page } from '../../src/app/pages/page.tsx'
import { receiveLog } from '../../src/lib/log/log.ts'
import { SignedIn } from './signedIn.tsx'

export default { title: 'Behavior/App', tags: ['behavior'] } satisfies Meta

type Loaded = { default: ComponentType }

/** The app layout with three pages: one loaded, one that loads on a click, one that fails to load. */
function ThreePages() {
  const [chatPage] = useState(() => Promise.withResolvers<Loaded>())
  const [{ Slow, Failing }] = useState(() => ({
    Slow: lazyPage(() => chatPage.promise),
    Failing: lazyPage((): Promise<Loaded> => Promise.reject(new Error('Failed to fetch'))),
  }))
  return (
    <SignedIn
      path="/dashboard"
      pages={
        <>
          <Route path="/dashboard" element={page('Home', <TallPage heading="Welcome" />)} />
          <Route path="/chat" element={page('Chat', <Slow />)} />
          <Route path="/help" element={page('Help Desk', <Failing />)} />
        </>
      }
    >
      <button type="button" onClick={() => chatPage.resolve({ default: () => <TallPage heading="Chat" /> })}>
        Load the chat page
      </button>
    </SignedIn>
  )
}

function TallPage({ heading }: { heading: string }) {
  return (
    <div style={{ height: 4000 }}>
      <h1>{heading}</h1>
    </div>
  )
}

/** Navigation scrolls to the top and focuses the heading. A slow or failing page does not affect the layout. */
export const NavigatesBetweenPages: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => <ThreePages />,
  play: async ({ canvas }) => {
    const entry = (name: string) => canvas.getByRole('link', { name })
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name })
    await heading('Welcome')
    await waitFor(() => expect(document.title).toBe('Home · Engram'))

    window.scrollTo(0, 2000)
    await userEvent.click(entry('Chat'))
    await waitFor(() => expect(entry('Chat')).toHaveAttribute('aria-current', 'page'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.queryByRole('heading', { name: 'Welcome' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Load the chat page' }))
    await heading('Chat')
    await waitFor(() => expect(document.title).toBe('Chat · Engram'))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Chat' })).toHaveFocus())
    await expect(window.scrollY).toBe(0)

    await userEvent.click(entry('Help Desk'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Check your connection, then reload the page.',
    )
    await userEvent.click(entry('Home'))
    await waitFor(async () => expect(await heading('Welcome')).toHaveFocus())
  },
}

function CrashedPage(): never {
  throw new TypeError('The list of pages is not a list.')
}

/**
 * The layout with a page that throws an error. The page shows a report id, which is also in the log; every other page
 * can be opened.
 */
export const PageCrashes: StoryObj = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  render: () => (
    <SignedIn
      path="/chat"
      pages={
        <>
          <Route path="/dashboard" element={page('Home', <h1>Welcome</h1>)} />
          <Route path="/chat" element={page('Chat', <CrashedPage />)} />
          <Route path="/help" element={page('Help Desk', <h1>How can we help?</h1>)} />
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent("This page couldn't be displayed")
    await expect(alert).not.toHaveTextContent('The list of pages')
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy report id' })).toBeVisible()
    const id = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(alert.textContent ?? '')?.[0]
    const logged: unknown[] = []
    receiveLog(({ fields }) => logged.push(fields))()
    await expect(logged).toContainEqual(expect.objectContaining({ reportId: id }))

    await userEvent.click(canvas.getByRole('link', { name: 'Help Desk' }))
    await heading('How can we help?')
    await userEvent.click(canvas.getByRole('link', { name: 'Chat' }))
    await heading("This page couldn't be displayed")
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Home' }))
    await heading('Welcome')
  },
}
