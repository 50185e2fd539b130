import type { StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'

/** Adds the toast that the Screen shows when it enters the state of the story. */
export function withToast<Args>(
  story: StoryObj<Args>,
  tone: 'warning' | 'error',
  { title, text }: { title: string; text?: string },
): StoryObj<Args> {
  const decorators: StoryObj['decorators'] = (Story) => (
    <>
      <Story />
      <ToastRegion timeout={0} />
    </>
  )
  const play = async () => {
    toasts[tone](title, text)
    await screen.findByRole('dialog', { name: title })
  }
  return { ...story, decorators, play } as StoryObj<Args>
}
