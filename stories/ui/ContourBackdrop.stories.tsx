import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContourBackdrop } from '../../src/ui/ContourBackdrop/ContourBackdrop.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, fullscreenDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Brand/ContourBackdrop',
  component: ContourBackdrop,
  parameters: fullscreenDocs(
    `Contour lines behind the public pages other than the landing page and the sign-in screens: setup,
registration, new password, page not found. The terrain rises through the six steps of the confidence scale; the
contour line of each threshold has the color of its step.

It fills its container: place it in a fixed box behind the content. It does not move, and its lines are faintest
behind the content. It is mirrored on right-to-left pages.

**Use instead:** Backdrop on the landing page and the sign-in screens.`,
    '560px',
  ),
} satisfies Meta<typeof ContourBackdrop>
export default meta
type Story = StoryObj<typeof meta>

const backdropStyle = { position: 'absolute', inset: 0, zIndex: -1 } as const
const pageStyle = { position: 'relative', isolation: 'isolate', minHeight: '100dvh', padding: 64 } as const

export const Default: Story = {
  render: (args) => (
    <div style={pageStyle}>
      <div style={backdropStyle}>
        <ContourBackdrop {...args} />
      </div>
      <h1>Set your password</h1>
      <p>It opens your own memory, and nobody else's.</p>
    </div>
  ),
}

export const States: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ height: 360 }}>
      <ContourBackdrop />
    </div>
  ),
}

/** The lines do not depend on the text direction, so this story has no picture. */
export const RightToLeft: Story = {
  tags: ['behavior'],
  ...rightToLeft(() => (
    <div style={pageStyle}>
      <div style={backdropStyle}>
        <ContourBackdrop />
      </div>
      <h1>{arabic.word}</h1>
      <p>{arabic.sentence}</p>
    </div>
  )),
}

export const Stress: Story = stress(() => (
  <div style={{ ...pageStyle, minHeight: 480, padding: 16 }}>
    <div style={backdropStyle}>
      <ContourBackdrop />
    </div>
    <p style={{ overflowWrap: 'anywhere' }}>{longWord}</p>
  </div>
))
