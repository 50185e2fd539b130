import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ramp } from '../../src/theme/ramp.css.ts'
import { PdfPage } from '../../src/ui/PdfPage/PdfPage.tsx'
import { longName, Row, Width } from './support/frame.tsx'
import { CHINESE, createBarPdf, createFontPdf, HELVETICA } from './support/pdf.ts'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { withPseudoClasses } from './support/states.tsx'

const pdf = createBarPdf(
  [
    'The tides at the landing',
    'High water comes fifty minutes later',
    'each day. The tables give it for the',
    'outer mole.',
  ],
  [
    'The spring range',
    'The spring range at the landing is 3.4',
    'metres, the neap range 1.6. Boats of more',
    'than two metres wait for half tide.',
    '',
    'In the winter of the long frost the gauge',
    'was read by lantern, twice a night.',
  ],
  ['What the keeper wrote', 'Rain since noon. The bell was heard at', 'the second buoy.'],
)
const quote = 'The spring range at the landing is 3.4 metres, the neap range 1.6.'
const unreadable = new TextEncoder().encode('%PDF-1.7 nothing').buffer

const meta = {
  title: 'Components/Evidence/PdfPage',
  component: PdfPage,
  tags: ['autodocs'],
  parameters: componentDocs(`A page of a PDF as printed, at the width of its container. A quotation is marked
if the page contains exactly this text once; the mark has the color of the confidence step of its container.

The PDF renderer is loaded with the first file and runs in a worker. Scripts, links and forms of the document are
disabled.

**Always pair it** with the quotation as text, because screen readers cannot read the image. **Use instead:** the
quotation alone if the file is not available.`),
  args: { bytes: pdf, page: 2, quote, label: 'tides.pdf' },
  render: (args) => (
    <Width px={360}>
      <PdfPage className={ramp[5]} {...args} />
    </Width>
  ),
} satisfies Meta<typeof PdfPage>
export default meta
type Story = StoryObj<typeof meta>

/** Waits until no page is loading, except those that never load. */
const waitForPages = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(
    () => expect(canvasElement.querySelector('[aria-busy="true"]:not([data-waits])')).toBeNull(),
    {
      timeout: 20_000,
    },
  )
}
/** Waits until the quotation is marked, which happens after the page is drawn. */
const waitForMarks = async (context: { canvasElement: HTMLElement }) => {
  await waitForPages(context)
  await waitFor(() => expect(marksIn(context.canvasElement).length).toBeGreaterThan(0))
}
const marksIn = (element: HTMLElement) => [...element.querySelectorAll('canvas ~ span[style*="left"]')]

export const Default: Story = { play: waitForMarks }

/** Loading, unreadable, without the requested page, and with hovered and focused buttons. */
export const States: Story = {
  ...withPseudoClasses({
    hover: ['#drawn button:first-of-type'],
    focusVisible: ['#drawn button:last-of-type'],
  }),
  render: (args) => (
    <Row>
      <Width px={240}>
        <PdfPage {...args} bytes={null} data-waits />
      </Width>
      <Width px={240}>
        <PdfPage {...args} bytes={unreadable} />
      </Width>
      <Width px={240}>
        <PdfPage {...args} page={9} />
      </Width>
      <Width px={240}>
        <div id="drawn">
          <PdfPage {...args} className={ramp[1]} />
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

export const TurnsPages: Story = {
  tags: ['behavior'],
  play: async (context) => {
    await waitForMarks(context)
    const { canvas, canvasElement } = context
    const picture = () => canvas.getByRole<HTMLCanvasElement>('img')
    await expect(picture()).toHaveAccessibleName('Page 2 of tides.pdf')
    await expect(canvas.getByText('Page 2 of 3', { selector: 'p' })).toBeVisible()
    await expect(darkest(picture())).toBeLessThan(200)
    await expect(picture().width).toBe(Math.round(picture().clientWidth * devicePixelRatio))
    // The quotation spans two lines.
    await expect(marksIn(canvasElement)).toHaveLength(2)

    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitForPages(context)
    await expect(picture()).toHaveAccessibleName('Page 3 of tides.pdf')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    await expect(marksIn(canvasElement)).toHaveLength(0)

    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await waitForMarks(context)
    await expect(canvas.getByText('Page 2 of 3', { selector: 'p' })).toBeVisible()
  },
}

export const ReturnsFromBeyondTheLastPage: Story = {
  tags: ['behavior'],
  args: { page: 9 },
  play: async (context) => {
    await waitForPages(context)
    const { canvas } = context
    await expect(within(canvas.getByRole('alert')).getByText('The file has 3 pages.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await waitForPages(context)
    await expect(canvas.getByRole('img', { name: 'Page 3 of tides.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Expects that a file of the renderer is loaded, and that the quotation is marked on a drawn page. */
const drawnWith = (file: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async (context) => {
    await waitForMarks(context)
    const requests = mocked(window.fetch).mock.calls.map(([url]) => String(url))
    await expect(requests.some((url) => url.includes(file))).toBe(true)
    await expect(darkest(context.canvas.getByRole('img'))).toBeLessThan(50)
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

/** A notice says that the page does not contain the quotation, but not on other pages. */
export const QuotationMissing: Story = {
  tags: ['behavior'],
  args: { quote: 'The spring range at the landing is 4.3 metres' },
  play: async (context) => {
    await waitForPages(context)
    const { canvas, canvasElement } = context
    await expect((await canvas.findAllByText('The quotation was not found on this page.'))[0]).toBeVisible()
    await expect(marksIn(canvasElement)).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitForPages(context)
    await expect(canvas.queryByText('The quotation was not found on this page.')).toBeNull()
  },
}

/** A document without pages, a truncated document, and an empty file. */
export const UnreadableFile: Story = {
  tags: ['behavior'],
  render: (args) => (
    <>
      {[createBarPdf(), pdf.slice(0, 200), new ArrayBuffer(0)].map((bytes, index) => (
        <PdfPage key={String(index)} {...args} page={1} bytes={bytes} />
      ))}
    </>
  ),
  play: async (context) => {
    await waitForPages(context)
    await expect(context.canvas.getAllByText('This page cannot be shown.')).toHaveLength(3)
  },
}

export const RightToLeft: Story = {
  ...rightToLeft((args) => (
    <Width px={240}>
      <PdfPage {...args} className={ramp[3]} label={arabic.file} />
    </Width>
  )),
  play: waitForMarks,
}

const stressed = stress(() => (
  <PdfPage bytes={pdf} page={2} quote={quote} label={longName} className={ramp[6]} />
))
export const Stress: Story = {
  ...stressed,
  play: async (context) => {
    await waitForMarks(context)
    await stressed.play(context)
  },
}
