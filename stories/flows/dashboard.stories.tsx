import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { DashboardView } from '../../src/flows/dashboard/DashboardView.tsx'
import { InApp } from '../support/inApp.tsx'

const meta = {
  title: 'Flows/Dashboard',
  component: DashboardView,
  args: { name: 'Mira', mode: 'backend' },
  render: (args) => (
    <MemoryRouter>
      <InApp page="Home">
        <DashboardView {...args} />
      </InApp>
    </MemoryRouter>
  ),
} satisfies Meta<typeof DashboardView>
export default meta
type Story = StoryObj<typeof meta>

export const Backend: Story = {}
export const HostedOnly: Story = { args: { mode: 'hosted', name: 'Wilhelmina-Josephine Achterberg-Nwosu' } }
export const DemoOnly: Story = { args: { mode: 'demo', name: 'Demo guest' } }
