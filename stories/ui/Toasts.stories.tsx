import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Dialog } from '../../src/ui/Dialog/Dialog.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import ToastRegion, { type ToastRegionProps } from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { longWord, Row } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Toasts',
  component: ToastRegion,
  parameters: componentDocs(
    `A short message about something that just happened, at the edge of the page, for a few seconds.

Call \`toasts.success(title, text?)\`, \`toasts.warning\` and \`toasts.error\` anywhere, inside or outside React. The
app renders one region; messages sent before it is rendered are shown later.

\`toasts.offer(title, label, onPress)\` has a button and stays until it is dismissed.

**When.** An action is complete and the user does not have to do anything: saved, copied, sent. Use an error only if
the place it belongs to is not visible.

**Use instead:** Notice for a message that belongs to a place on the page; the error of a field for its input;
ErrorState if nothing else can be shown.

**Duration.** Six seconds, and twelve for errors. The timer pauses on hover, on focus and while the window is in the
background. F6 moves the focus to the toasts, Escape dismisses the focused one. Errors interrupt a screen reader,
other toasts do not.

**Place.** At the bottom, above the controls there, and never over the focused field, an invalid field, the main action and
elements with \`data-keep-visible\`.`,
    '360px',
  ),
  args: { timeout: 0 },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** Adds toasts once the region is rendered, and waits for a title. */
function playToasts(addToasts: () => void, title: string): Pick<Story, 'play'> {
  return {
    play: async () => {
      addToasts()
      await screen.findAllByText(title)
    },
  }
}

const addSuccess = () => toasts.success('Settings saved', 'They hold on every device.')
const addWarning = () => toasts.warning('Partly removed', 'The backend account is still there.')
const addError = () => toasts.error('Upload failed', 'The file is larger than 25 MB.')

function WithButtons(args: ToastRegionProps) {
  return (
    <>
      <Row>
        <Button onClick={addSuccess}>Success</Button>
        <Button onClick={addWarning}>Warning</Button>
        <Button onClick={addError}>Error</Button>
      </Row>
      <ToastRegion {...args} />
    </>
  )
}

export const Default: Story = { args: { timeout: 6000 }, render: (args) => <WithButtons {...args} /> }

export const Tones: Story = playToasts(() => {
  addSuccess()
  addWarning()
  addError()
}, 'Upload failed')

export const Offer: Story = playToasts(
  () => toasts.offer('A new version is available', 'Reload', fn()),
  'A new version is available',
)

export const LongText: Story = playToasts(() => {
  toasts.success('Copied')
  toasts.warning(
    'Some of the documents could not be read',
    'Three scanned documents hold no text. Run a text recognition over them and upload them once more.',
  )
  toasts.error(longWord, longWord.repeat(2))
}, longWord)

/** Three are visible; a hidden older one appears when a newer one is removed. */
export const Several: Story = playToasts(() => {
  for (const place of ['First', 'Second', 'Third', 'Fourth']) toasts.success(`${place} document indexed`)
}, 'Fourth document indexed')

export const RightToLeft: Story = {
  ...playToasts(() => toasts.success(arabic.action, arabic.sentence), arabic.action),
  ...rightToLeft((args) => <ToastRegion dir="rtl" lang="ar" {...args} />),
}

export const Stress: Story = {
  ...stress(() => <ToastRegion timeout={0} style={{ maxWidth: 288 }} data-testid="region" />),
  play: async () => {
    toasts.error(longWord, longWord)
    await screen.findAllByText(longWord)
    const region = screen.getByTestId('region')
    await waitFor(() => expect(region.scrollWidth).toBe(region.clientWidth))
  },
}

const onReload = fn()

/** A toast closes by itself; one with a button stays. */
export const OfferAccepted: Story = {
  tags: ['behavior'],
  args: { timeout: 100 },
  play: async () => {
    onReload.mockClear()
    toasts.offer('A new version is available', 'Reload', onReload)
    addSuccess()
    const closing = await screen.findByRole('dialog', { name: 'Settings saved' })
    await waitFor(() => expect(closing).not.toBeInTheDocument())
    const toast = screen.getByRole('dialog', { name: 'A new version is available' })
    await userEvent.click(within(toast).getByRole('button', { name: 'Reload' }))
    await expect(onReload).toHaveBeenCalledTimes(1)
  },
}

export const Keyboard: Story = {
  tags: ['behavior'],
  args: { timeout: 6000 },
  render: (args) => <WithButtons {...args} />,
  play: async ({ canvas }) => {
    const success = canvas.getByRole('button', { name: 'Success' })
    await userEvent.click(success)
    const toast = await screen.findByRole('dialog', { name: 'Settings saved' })
    await userEvent.keyboard('{F6}')
    await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
    await userEvent.tab()
    await expect(toast).toHaveFocus()
    await userEvent.tab()
    await expect(within(toast).getByLabelText('Dismiss')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Settings saved')).toBeNull())
    await waitFor(() => expect(success).toHaveFocus())
  },
}

/** The waits are longer than the duration of the toast, which pauses on hover and on focus. */
const TIMEOUT_MS = 600_000

/** The timer of a toast is stopped on hover and on focus. It is watched instead of waiting for its end. */
export const PausesOnHover: Story = {
  tags: ['behavior'],
  args: { timeout: TIMEOUT_MS },
  render: (args) => <WithButtons {...args} />,
  play: async ({ canvas }) => {
    const started = spyOn(window, 'setTimeout')
    const stopped = spyOn(window, 'clearTimeout')
    const isRunning = () => {
      const last = started.mock.calls.findLastIndex(([, delay = 0]) => delay > TIMEOUT_MS / 2)
      return !stopped.mock.calls.some(([id]) => id === started.mock.results[last]?.value)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const toast = await screen.findByRole('dialog', { name: 'Settings saved' })
    await expect(isRunning()).toBe(true)
    await userEvent.hover(toast)
    await waitFor(() => expect(isRunning()).toBe(false))
    await userEvent.keyboard('{F6}')
    await userEvent.unhover(toast)
    await expect(isRunning()).toBe(false)
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(isRunning()).toBe(true))
  },
}

/** Errors are announced assertively, other toasts politely, and none twice. */
export const Announced: Story = {
  tags: ['behavior'],
  play: async () => {
    addSuccess()
    addError()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Upload failed')
    await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite')
    await expect(screen.getByRole('dialog', { name: 'Upload failed' })).toHaveAttribute('aria-live', 'off')
    await expect(screen.getByRole('dialog', { name: 'Settings saved' })).not.toHaveAttribute('aria-live')
  },
}

const onDialogClose = fn()

/** Dismissing a toast above a dialog does not count as a press outside the dialog. */
export const AboveDialog: Story = {
  tags: ['behavior'],
  render: (args) => (
    <>
      <Dialog open title="Review the request" onOpenChange={onDialogClose}>
        <p>Sleep lab, Leuven</p>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    onDialogClose.mockClear()
    addError()
    await screen.findByRole('dialog', { name: 'Review the request' })
    const toast = await screen.findByRole('dialog', { name: 'Upload failed' })
    await userEvent.click(within(toast).getByLabelText('Dismiss'))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await expect(onDialogClose).not.toHaveBeenCalled()
  },
}

/** A toast moves away from the main action and the invalid field at the edge of the window. */
export const CoversNoAction: Story = {
  tags: ['behavior'],
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetInlineEnd: 24, insetBlockEnd: 24, width: 300 }}>
        <TextField label="Assistant's name" error="Enter a name." value="" onValueChange={() => {}} />
        <Button variant="primary" block>
          Continue
        </Button>
      </div>
      <ToastRegion {...args} data-testid="region" />
    </>
  ),
  play: async () => {
    addError()
    await screen.findByRole('dialog', { name: 'Upload failed' })
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const field = screen.getByLabelText("Assistant's name")
    await waitFor(() =>
      expect(screen.getByTestId('region').getBoundingClientRect().bottom).toBeLessThan(top(field)),
    )
    await expect(top(screen.getByTestId('region'))).toBeGreaterThan(0)
  },
}
