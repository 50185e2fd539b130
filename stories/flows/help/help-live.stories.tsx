import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Help',
  tags: ['live'],
  ...liveApp({ world: 'empty', path: PATHS.help, as: DEMO_USER }),
} satisfies Meta

export const SearchByKeyboard: StoryObj = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search the answers' })
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('ocr')
    await expect(canvas.getByText('1 answer matches', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(/reads the pages of a PDF that are images/)).toBeVisible()
    await expect(canvas.getByText('OCR', { selector: 'mark' })).toBeVisible()

    await userEvent.keyboard('{Escape}zeppelin')
    await expect(canvas.getByRole('heading', { name: 'No answers match' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }))
    await expect(canvas.getByLabelText(/^Subject/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all answers' }))
    await expect(search).toHaveFocus()

    const category = canvas.getByRole('button', { name: /^Documents/ })
    category.focus()
    await userEvent.keyboard('{Enter}')
    const question = canvas.getByRole('button', { name: 'Which files can I upload?' })
    question.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/up to 25 MB/)).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** Collects mailto links instead of opening a mail program. */
function collectMailLinks() {
  const links: string[] = []
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.protocol !== 'mailto:') return
      event.preventDefault()
      links.push(event.target.href)
    },
    { capture: true },
  )
  return links
}

export const WriteByKeyboard: StoryObj = {
  play: async ({ canvas }) => {
    const links = collectMailLinks()
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
    await expect(canvas.getByLabelText(/^Subject/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Subject/)).toBeInvalid()
    await userEvent.keyboard('Indexing{Enter}')
    await expect(canvas.getByLabelText(/^Message/)).toHaveFocus()
    await userEvent.keyboard('Since noon.{Tab}')
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}')

    const sent = { selector: 'main *' }
    await expect(await canvas.findByText('Your message is ready to send', sent)).toBeVisible()
    await expect(links).toEqual([
      `mailto:hello@engram.example?subject=Indexing&body=Since%20noon.%0D%0A%0D%0APriority%3A%20High%0D%0AAccount%3A%20${encodeURIComponent(DEMO_USER.email)}`,
    ])
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('')
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}
