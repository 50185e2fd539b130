import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { ramp } from '../../src/theme/ramp.css.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { PdfViewer } from '../../src/ui/PdfViewer/PdfViewer.tsx'
import { each, inWidth } from './support/examples.tsx'
import { longName, Row, Width } from './support/frame.tsx'
import { CHINESE, createBarPdf, createFontPdf, HELVETICA, RANGE_PAGE } from './support/pdf.ts'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { withPseudoClasses } from './support/states.tsx'

const pdf = createBarPdf(
  [
    'The tides at the landing',
    'High water comes fifty minutes later',
    'each day. The tables give it for the',
    'outer mole.',
  ],
  [...RANGE_PAGE, '', 'In the winter of the long frost the gauge', 'was read by lantern, twice a night.'],
  ['What the keeper wrote', 'Rain since noon. The bell was heard at', 'the second buoy.'],
)
const quote = 'The spring range at the landing is 3.4 metres, the neap range 1.6.'
const unreadable = new TextEncoder().encode('%PDF-1.7 nothing').buffer

/** The viewer fills the height of its container. */
const BOX = { height: '420px' }

const meta = {
  title: 'Components/Evidence/PdfViewer',
  component: PdfViewer,
  parameters:
    componentDocs(`The pages of a PDF in a scrolling box that fills its container, with selectable text. A
quotation is marked and scrolled to if its page contains exactly this text once; the mark has the color of the confidence
step of its container. The pages start at a scale at which the marked letters are easy to read.

**Keyboard.** Page Up, Page Down and the arrow keys turn pages, Home and End go to the first and last page, plus and
minus zoom, 0 fits the page to the width.

The PDF renderer is loaded with the first file and runs in a worker. Only the pages near the visible ones are drawn.
Scripts, links and forms of the document are disabled.

**Use instead:** the quotation alone if the file is not available.`),
  args: { bytes: pdf, page: 2, quote, label: 'tides.pdf' },
  render: (args) => (
    <Width px={440}>
      <PdfViewer className={ramp[5]} {...args} style={BOX} />
    </Width>
  ),
} satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Waits until no page is loading, except those that never load. */
const waitForPages = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('[aria-busy="true"]:not([data-waits] *)')).toBeNull(),
  )
}
/** Waits until the quotation is marked, which happens after the page is drawn. */
const waitForMarks = async (context: { canvasElement: HTMLElement }) => {
  await waitForPages(context)
  await waitFor(() => expect(marksIn(context.canvasElement).length).toBeGreaterThan(0))
}
const marksIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-mark]')]

export const Default: Story = { play: waitForMarks }

/** Loading, unreadable, without the requested page, the whole page, and with hovered and focused buttons. */
export const States: Story = {
  ...withPseudoClasses({
    hover: ['#drawn [aria-label="Next page"]'],
    focusVisible: ['#drawn [aria-label="Zoom in"]', '#drawn input'],
  }),
  render: (args) => (
    <Row>
      {[
        { bytes: null, label: 'loading.pdf', 'data-waits': true },
        { bytes: unreadable },
        { page: 9, label: 'short.pdf' },
      ].map((props, index) => (
        <Width key={String(index)} px={340}>
          <PdfViewer {...args} style={BOX} {...props} />
        </Width>
      ))}
      <Width px={340}>
        <div id="drawn">
          <PdfViewer
            {...args}
            style={BOX}
            fit="larger"
            className={ramp[1]}
            actions={<Button size="small">Enlarge</Button>}
          />
        </div>
      </Width>
    </Row>
  ),
  play: waitForMarks,
}

/** Value of the darkest sampled pixel: 0 is black, 255 is a blank page. */
const darkest = (canvas: HTMLCanvasElement) => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return Math.min(255, ...Array.from(pixels ?? []).filter((_, index) => index % 397 < 4))
}

const sheet = (canvas: Canvas, number: number) =>
  canvas.findByRole('group', { name: `Page ${number} of tides.pdf` })
const picture = (group: HTMLElement) => group.querySelector('canvas') as HTMLCanvasElement
const box = (canvas: Canvas) => canvas.getByRole('region', { name: 'Pages of tides.pdf' })
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Page' })
const tool = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })

/** The marked lines are visible, and their letters are easy to read, without any press. */
export const OpensAtTheMarkedLines: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await waitForMarks(context)
    const { canvas, canvasElement } = context
    await expect(field(canvas)).toHaveValue('2')
    // The quotation spans two lines.
    await expect(marksIn(canvasElement)).toHaveLength(2)
    const view = box(canvas).getBoundingClientRect()
    for (const mark of marksIn(canvasElement)) {
      const { top, bottom, left, right, height } = mark.getBoundingClientRect()
      await expect(top).toBeGreaterThan(view.top)
      await expect(bottom).toBeLessThan(view.bottom)
      await expect(left).toBeGreaterThanOrEqual(view.left)
      await expect(right).toBeLessThanOrEqual(view.right)
      await expect(height).toBeGreaterThan(11)
    }
    const drawn = picture(await sheet(canvas, 2))
    await expect(darkest(drawn)).toBeLessThan(200)
    await expect(Math.abs(drawn.width - drawn.clientWidth * devicePixelRatio)).toBeLessThan(2)
  },
}

export const TurnsPages: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await waitForMarks(context)
    const { canvas } = context
    await userEvent.click(tool(canvas, 'Next page'))
    await expect(field(canvas)).toHaveValue('3')
    await expect(tool(canvas, 'Next page')).toHaveFocus()
    await expect(tool(canvas, 'Next page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(tool(canvas, 'Previous page'))
    await expect(field(canvas)).toHaveValue('2')

    box(canvas).focus()
    for (const [key, page] of [
      ['{PageUp}', '1'],
      ['{PageDown}', '2'],
      ['{End}', '3'],
      ['{Home}', '1'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(field(canvas)).toHaveValue(page)
    }
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '3{Enter}')
    await waitForPages(context)
    await expect(await sheet(canvas, 3)).toBeVisible()
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), 'x{Enter}')
    await expect(field(canvas)).toHaveValue('3')
  },
}

export const Zooms: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await waitForMarks(context)
    const { canvas, canvasElement } = context
    const percent = () => Number.parseInt(canvas.getByText(/^[0-9]+%$/).textContent ?? '', 10)
    box(canvas).focus()
    await userEvent.keyboard('0')
    const whole = percent()
    const view = box(canvas)
    await expect(view.scrollWidth).toBe(view.clientWidth)
    await userEvent.keyboard('+')
    await expect(percent()).toBeGreaterThan(whole)
    await expect(view.scrollWidth).toBeGreaterThan(view.clientWidth)
    // The point in the middle of the view stays there.
    await expect(field(canvas)).toHaveValue('2')
    await userEvent.keyboard('--')
    await expect(percent()).toBeLessThan(whole)
    await userEvent.click(tool(canvas, 'Fit width'))
    await expect(percent()).toBe(whole)
    await waitForPages(context)
    await expect(marksIn(canvasElement)).toHaveLength(2)
    for (let step = 0; step < 12; step++) await userEvent.click(tool(canvas, 'Zoom in'))
    await expect(percent()).toBe(400)
    await expect(tool(canvas, 'Zoom in')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The text over the picture can be selected. */
export const SelectsText: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await waitForMarks(context)
    const page = await sheet(context.canvas, 2)
    const words = () => [...page.querySelectorAll('[role="presentation"]')]
    await waitFor(() => expect(words().length).toBeGreaterThan(10))
    getSelection()?.selectAllChildren(page)
    const selected = String(getSelection()).replace(/\s+/g, ' ')
    await expect(selected).toContain('The spring range at the landing is 3.4')
  },
}

/** Only the pages near the visible one are in the document. */
export const LongDocument: Story = {
  tags: ['behavior'],
  args: {
    bytes: createBarPdf(...Array.from({ length: 2000 }, (_, index) => [`Page ${index + 1}`, 'High water'])),
    page: 1500,
    quote: undefined,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await expect(await sheet(canvas, 1500)).toBeVisible()
    await waitForPages(context)
    const pages = () => canvasElement.querySelectorAll('canvas').length
    await expect(pages()).toBeLessThan(8)
    box(canvas).focus()
    await userEvent.keyboard('{End}')
    await expect(await sheet(canvas, 2000)).toBeVisible()
    await waitForPages(context)
    await expect(pages()).toBeLessThan(8)
  },
}

/** A page beyond the last shows the last one. */
export const BeyondTheLastPage: Story = {
  tags: ['behavior'],
  args: { page: 9 },
  play: async (context) => {
    await waitForPages(context)
    const { canvas } = context
    await expect((await canvas.findAllByText('There is no page 9. The file has 3 pages.'))[0]).toBeVisible()
    await expect(await sheet(canvas, 3)).toBeVisible()
  },
}

/** Expects that a file of the renderer is loaded, and that the quotation is marked on a drawn page. */
const drawnWith = (file: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async (context) => {
    await waitForMarks(context)
    const requests = mocked(window.fetch).mock.calls.map(([url]) => String(url))
    await expect(requests.some((url) => url.includes(file))).toBe(true)
    const [drawn] = context.canvasElement.querySelectorAll('canvas')
    await expect(drawn && darkest(drawn)).toBeLessThan(50)
  },
})

/** A font that is not embedded is drawn with the font of the renderer. */
export const StandardFont: Story = {
  ...drawnWith('LiberationSans-Regular'),
  tags: ['behavior'],
  args: {
    bytes: createFontPdf(HELVETICA, '(The tides at the landing)'),
    page: 1,
    quote: 'The tides at the landing',
  },
}

/**
 * The text of a predefined character map is read, so that its quotation is marked. The device's font draws it. Only its
 * Latin letters are drawn in tests, whose browser has no Chinese font.
 */
export const ChineseCharacterMap: Story = {
  ...drawnWith('UniGB-UCS2-H'),
  tags: ['behavior'],
  args: { bytes: createFontPdf(CHINESE, '<6F6E6C5000540069006400650073>'), page: 1, quote: '潮汐Tides' },
}

/** A notice says that the page does not contain the quotation. */
export const QuotationMissing: Story = {
  tags: ['behavior'],
  args: { quote: 'The spring range at the landing is 4.3 metres' },
  play: async (context) => {
    await waitForPages(context)
    const { canvas, canvasElement } = context
    await expect((await canvas.findAllByText('The quotation was not found on this page.'))[0]).toBeVisible()
    await expect(marksIn(canvasElement)).toHaveLength(0)
  },
}

/** A document without pages, a truncated document, and an empty file. */
export const UnreadableFile: Story = {
  tags: ['behavior'],
  render: (args) => (
    <>
      {[createBarPdf(), pdf.slice(0, 200), new ArrayBuffer(0)].map((bytes, index) => (
        <PdfViewer key={String(index)} {...args} style={BOX} page={1} bytes={bytes} />
      ))}
    </>
  ),
  play: async (context) => {
    await waitForPages(context)
    await expect(context.canvas.getAllByText('This document cannot be shown.')).toHaveLength(3)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft(inWidth(340, each(PdfViewer, { style: BOX, className: ramp[3], label: arabic.file }))),
  play: waitForMarks,
}

const stressed = stressOf(PdfViewer, { style: BOX, label: longName, className: ramp[6] })

export const Stress: Story = {
  ...stressed,
  play: async (context) => {
    await waitForMarks(context)
    await stressed.play(context)
  },
}
