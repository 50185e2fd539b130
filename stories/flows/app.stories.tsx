import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import { Crash } from '../../src/app/Crash.tsx'
import NotFound from '../../src/app/NotFound.tsx'

export default { title: 'Flows/App' } satisfies Meta

export const PageNotFound: StoryObj = {
  render: () => (
    <MemoryRouter initialEntries={['/nowhere']}>
      <NotFound />
    </MemoryRouter>
  ),
}

export const Crashed: StoryObj = {
  render: () => <Crash error={new Error('The list of pages is not a list.')} resetErrorBoundary={fn()} />,
}
