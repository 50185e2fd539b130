import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { stepOf } from '../../src/domain/confidence.ts'
import { Backdrop } from '../../src/ui/Backdrop/Backdrop.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, fullscreenDocs, rightToLeft, stress } from './support/requiredStories.tsx'

/** The container of the backdrop; by default as large as the page. */
function Box({ height = '100dvh', children }: { height?: number | string; children: ReactNode }) {
  return <div style={{ height, maxWidth: '100%' }}>{children}</div>
}

const meta = {
  title: 'Components/Brand/Backdrop',
  component: Backdrop,
  parameters: fullscreenDocs(
    `Animated nodes and lines behind the landing page and the sign-in screens. The colors are those of
the confidence scale: confidence increases from the bottom start corner to the top end corner. With \`labels\`, the
largest nodes show the name and the confidence of a concept.

It fills its container: place it in a fixed box behind the content. It paints at most 30 frames per second and pauses
while it is not visible. Still dots replace the animation for reduced motion, reduced data, slow connections (2g, or
less than one megabit per second) and Safari on high-density screens. Safari on other screens shows 18 nodes instead
of 25.

\`frozenAt\` shows a still frame of the canvas, for print and for screenshots.

**Use instead:** ContourBackdrop on all other public pages; it does not move and has less contrast.`,
    '560px',
  ),
  decorators: [
    (Story, { parameters }) =>
      parameters.framed === false ? (
        <Story />
      ) : (
        <Box>
          <Story />
        </Box>
      ),
  ],
} satisfies Meta<typeof Backdrop>
export default meta
type Story = StoryObj<typeof meta>

const labels = [
  { name: 'Sleep spindles', confidence: 0.864, step: stepOf(0.864) },
  { name: 'Hippocampal replay', confidence: 0.934, step: stepOf(0.934) },
  { name: 'Dream recall bias', confidence: 0.287, step: stepOf(0.287) },
  { name: 'Schema theory', confidence: 0.684, step: stepOf(0.684) },
]

/** Animated; with reduced motion it shows still dots. */
export const Default: Story = {}

export const States: Story = { args: { labels, frozenAt: 6 } }

export const RightToLeft: Story = {
  parameters: { framed: false },
  ...rightToLeft(() => (
    <Box height={560}>
      <Backdrop frozenAt={6} labels={labels.map((label) => ({ ...label, name: arabic.word }))} />
    </Box>
  )),
}

const longLabels = labels.map((label, index) => ({ ...label, name: `${index} ${longWord}` }))

const stressed = stress(() => (
  <Box height={240}>
    <Backdrop frozenAt={6} labels={longLabels} />
  </Box>
))

export const Stress: Story = { ...stressed, parameters: { ...stressed.parameters, framed: false } }

/** Counts the frames that the backdrop paints until `stop` is called. */
function countFrames() {
  const { clearRect } = CanvasRenderingContext2D.prototype
  const counter = { frames: 0, stop: () => {} }
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    counter.frames += 1
    clearRect.apply(this, box)
  }
  counter.stop = () => {
    CanvasRenderingContext2D.prototype.clearRect = clearRect
  }
  return counter
}

/** Expects that nothing is painted while the browser repaints ten times, for which the backdrop would paint five times. */
async function expectNoFrames(counter: { frames: number }) {
  await waitFor(async () => {
    const before = counter.frames
    for (let repaint = 0; repaint < 10; repaint += 1) await new Promise(requestAnimationFrame)
    await expect(counter.frames).toBe(before)
  })
}

async function expectFrames(counter: { frames: number }) {
  const before = counter.frames
  await waitFor(() => expect(counter.frames).toBeGreaterThan(before + 2))
}

export const PausesWhileHidden: Story = {
  tags: ['behavior'],
  parameters: { framed: false },
  globals: { motion: 'full' },
  render: () => (
    <div data-testid="page" style={{ height: 300, overflow: 'auto' }}>
      <Box height={300}>
        <Backdrop />
      </Box>
      <div style={{ height: 900 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page')
    const counter = countFrames()
    try {
      await expectFrames(counter)
      page.scrollTop = 600
      await expectNoFrames(counter)
      page.scrollTop = 0
      await expectFrames(counter)
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      await expectNoFrames(counter)
    } finally {
      Reflect.deleteProperty(document, 'hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      counter.stop()
    }
  },
}

export const StaticWithReducedMotion: Story = {
  tags: ['behavior'],
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-decoration] > *')).not.toBeNull())
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}

const connection = Object.assign(new EventTarget(), { effectiveType: '4g' })

export const AdaptsToTheConnection: Story = {
  tags: ['behavior'],
  globals: { motion: 'full' },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
  play: async ({ canvasElement }) => {
    const setConnection = (effectiveType: string) => {
      connection.effectiveType = effectiveType
      connection.dispatchEvent(new Event('change'))
    }
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull())
    setConnection('2g')
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeNull())
    setConnection('4g')
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull())
  },
}

export const FollowsTheTheme: Story = {
  tags: ['behavior'],
  args: { frozenAt: 6 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2))
    const layers = canvasElement.querySelectorAll('canvas')
    const picture = () => [...layers].map((layer) => layer.toDataURL()).join()
    // 300 pixels is the default width of a canvas.
    await waitFor(() => expect(layers[0]?.width).not.toBe(300))
    const page = document.documentElement
    const theme = page.dataset.theme
    const before = picture()
    page.dataset.theme = theme === 'light' ? 'dark' : 'light'
    await waitFor(() => expect(picture() === before).toBe(false))
    page.dataset.theme = theme
    // The same seed and time produce the same picture.
    await waitFor(() => expect(picture() === before).toBe(true))
  },
}
