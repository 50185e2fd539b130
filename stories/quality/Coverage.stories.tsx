import type { Meta, StoryObj } from '@storybook/react-vite'
import { allGates, CoveragePage } from './CoveragePage.tsx'

// Tagged as live because its counts change with every story: it has no picture.
const meta = { title: 'Quality/Coverage', tags: ['live'] } satisfies Meta
export default meta

export const Coverage: StoryObj = {
  render: () => <CoveragePage />,
  play: async ({ canvas }) => {
    await allGates()
    await canvas.findByRole('heading', { name: 'States' })
  },
}
