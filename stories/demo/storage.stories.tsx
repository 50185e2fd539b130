import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StorageMessage } from '../../mocks/demo/storage/StorageMessage.tsx'

export default { title: 'Demo/Storage', component: StorageMessage, args: { onDismiss: fn() } } satisfies Meta<
  typeof StorageMessage
>

type Story = StoryObj<typeof StorageMessage>

/** The browser has no storage or refuses it. */
export const Unavailable: Story = { args: { status: 'unavailable' } }

/** The browser has no space left. */
export const Full: Story = { args: { status: 'full' } }

/** Another tab or the browser has deleted the database. */
export const Deleted: Story = { args: { status: 'deleted' } }
