import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import type { DataColumn } from '../../src/ui/DataTable/columns.ts'
import { DataTable } from '../../src/ui/DataTable/DataTable.tsx'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState/ErrorState.tsx'
import { StatusBadge } from '../../src/ui/StatusBadge/StatusBadge.tsx'
import {
  DocumentActions,
  documentColumns,
  documents,
  type ListedDocument,
  manyDocuments,
} from './support/documents.tsx'
import { listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stress } from './support/requiredStories.tsx'
import { interactionStates, withPseudoClasses } from './support/states.tsx'

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<ListedDocument>,
  parameters: componentDocs(`Many items of one kind with the same few columns: documents, applications,
accounts.

**Columns.** One column is \`primary\`: it names the row and is always shown. Columns with \`sortBy\` sort on press.
A search is outside the table. \`optional\` columns are hidden first in narrow containers. Define \`columns\` and
\`rows\` outside the component or in a memo: a new array renders the table again.

**Width.** The layout depends on the width of the table. Below 768 pixels each row is a card: the name, then labels
and values, then the actions. The sortable headers remain as buttons above the cards.

**Virtualization.** Up to 40 rows are all rendered. With more rows only those near the viewport are rendered, so that
ten thousand are as fast as ten.

**Empty states.** Pass an EmptyState or ErrorState as \`empty\` and \`error\`. While \`loading\`,
skeleton rows are shown.

**Use instead:** VirtualList if each item is a text to read; CounterStrip for a few numbers.`),
  args: {
    label: 'Documents',
    rows: documents,
    getRowId: ({ id }) => id,
    columns: documentColumns,
    actions: DocumentActions,
    summary: `Showing ${documents.length} of 149, newest first`,
  },
} satisfies Meta<typeof DataTable<ListedDocument>>
export default meta
type Story = StoryObj<typeof meta>
type Props = ComponentProps<typeof DataTable<ListedDocument>>

/** The documents of the knowledge base, with the reason of a failure below the name. */
export const Default: Story = {}

const shapes = {
  Pending: 'pending',
  Approved: 'half',
  Registered: 'threeQuarters',
  Active: 'check',
  Rejected: 'slash',
} as const

/** Name, email, interest, status, day of the application, and time of the last login. */
const APPLICANTS = `
Anneliese Oyelaran-Fitzgerald | a.oyelaran-fitzgerald@bristol.example | Cognitive science | Pending | 2025-11-21
Maximilian von Rautenstrauch-Weber | max@rautenstrauch-capital.example | Investment | Pending | 2025-11-20
Thandiwe Mkhize | thandiwe.mkhize@courier.example | Media | Approved | 2025-11-19
Priya Raghunathan-Sørensen | priya.rs@dtu.example | Machine learning | Registered | 2025-11-17
Guðmundur Aðalsteinsson | gudmundur@hi.example | Epistemology | Active | 2025-11-11 | 2 hours ago
Devon Park | devon.park@mailbox.example | Other | Rejected | 2025-11-08
`

const applicants = APPLICANTS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', email = '', interest = '', status, submitted = '', lastLogin = '–'] = line.split(' | ')
    return { name, email, interest, status: status as keyof typeof shapes, submitted, lastLogin }
  })

type Applicant = (typeof applicants)[number]

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const applicantColumns: readonly DataColumn<Applicant>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    width: '1.4fr',
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  { id: 'email', header: 'Email', width: '1.6fr', cell: ({ email }) => email },
  { id: 'interest', header: 'Interest', optional: true, cell: ({ interest }) => interest },
  {
    id: 'status',
    header: 'Status',
    tone: 'text',
    width: '7rem',
    cell: ({ status }) => <StatusBadge shape={shapes[status]} label={status} />,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    width: '5.5rem',
    sortBy: ({ submitted }) => new Date(submitted),
    cell: ({ submitted }) => day.format(new Date(submitted)),
  },
  {
    id: 'lastLogin',
    header: 'Last login',
    width: '5.5rem',
    optional: true,
    cell: ({ lastLogin }) => lastLogin,
  },
]

function Applications(props: Partial<ComponentProps<typeof DataTable<Applicant>>>) {
  return (
    <DataTable
      label="Waitlist applications"
      rows={applicants}
      getRowId={({ email }) => email}
      columns={applicantColumns}
      sort={{ column: 'submitted', direction: 'descending' }}
      onRowPress={fn()}
      actions={({ status, name }) => (
        <>
          {status === 'Pending' && (
            <Button size="small" aria-label={`Review ${name}`}>
              Review
            </Button>
          )}
          {status === 'Approved' && <Button size="small">Resend email</Button>}
          {status !== 'Pending' && status !== 'Rejected' && <Button size="small">Reset</Button>}
        </>
      )}
      actionsWidth="11rem"
      {...props}
    />
  )
}

/** Pressable rows, sorted by date. */
export const Pressable: Story = { render: () => <Applications /> }

/** One row at rest, hovered, focused and pressed. */
export const States: Story = {
  ...withPseudoClasses({
    hover: ['#drawn [data-row="max@rautenstrauch-capital.example"]', '#drawn th:nth-child(5) button'],
    active: '#drawn [data-row="gudmundur@hi.example"]',
    focusVisible: [
      '#drawn [data-row="priya.rs@dtu.example"] th button',
      '#drawn th:nth-child(1)[scope="col"] button',
    ],
    focus: interactionStates.parameters.pseudo.focus,
  }),
  render: () => (
    <div id="drawn">
      <Applications />
    </div>
  ),
}

export const Loading: Story = { args: { rows: [], loading: true, summary: '' } }

export const EmptyAndErrorStates: Story = {
  render: listed(
    DataTable<ListedDocument>,
    { fill: true },
    {
      rows: [],
      empty: (
        <EmptyState
          icon={<FileText />}
          title="No documents yet"
          text="Upload a PDF, TXT, MD or DOCX file and it becomes part of your personal graph."
          action={<Button variant="primary">Upload</Button>}
        />
      ),
    },
    {
      rows: [],
      error: (
        <ErrorState
          title="Failed to load documents"
          text="Network error. Please check your connection and try again."
          onRetry={fn()}
        />
      ),
    },
  ),
}

const names = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

export const SortsByHeader: Story = {
  tags: ['behavior'],
  args: { onSortChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const header = canvas.getByRole('columnheader', { name: 'Size' })
    await expect(header).not.toHaveAttribute('aria-sort')

    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvasElement)[0]).toContain('Scan 2023-03-09')

    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvasElement)[0]).toContain('field-notes')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'size', direction: 'ascending' })

    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(header).not.toHaveAttribute('aria-sort')
    await expect(names(canvasElement)[0]).toContain('field-notes')
    await expect(names(canvasElement)[1]).toContain('Grant narrative')
  },
}

export const PressesRow: Story = {
  tags: ['behavior'],
  args: { onRowPress: fn() },
  play: async ({ args, canvas }) => {
    const name = /field-notes/
    const row = canvas.getByRole('row', { name })
    within(within(row).getByRole('rowheader')).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowPress).toHaveBeenCalledTimes(1)

    // The button covers the row, except for other controls.
    const { left, top, width, height } = row.getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width * 0.55, top + height / 2)
    await expect(pressed?.closest('button')).toHaveTextContent(name)
    await userEvent.click(within(row).getByRole('button', { name: /^Index/ }))
    await expect(args.onRowPress).toHaveBeenCalledTimes(1)
  },
}

/** Only the rows near the viewport are rendered, and the header row is sticky. */
export const ScrollsWithThePage: Story = {
  tags: ['behavior', '!autodocs'],
  args: { rows: manyDocuments(1000) },
  play: async ({ canvas, canvasElement }) => {
    const page = document.scrollingElement
    const row = (id: number) => canvasElement.querySelector(`[data-row="${id}"]`)
    await waitFor(() => expect(row(0)).toBeVisible())
    await expect(row(999)).toBeNull()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')

    page?.scrollTo(0, page.scrollHeight)
    await waitFor(() => expect(row(999)).toBeVisible())
    await waitFor(() => {
      const gap = canvas.getByText(/^Showing/, { selector: 'p' }).getBoundingClientRect().top
      const below = gap - (row(999)?.getBoundingClientRect().bottom ?? 0)
      return expect(below).toBeLessThan(24)
    })
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(100)
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top).toBeLessThan(
      24,
    )
    page?.scrollTo(0, 0)
  },
}

export const RightToLeft: Story = rightToLeftOf(DataTable<ListedDocument>, {
  label: arabic.word,
  rows: documents.slice(0, 4).map((document, index) => ({ ...document, id: `${index}`, name: arabic.file })),
  sort: { column: 'size', direction: 'descending' },
  summary: arabic.sentence,
})

export const Stress: Story = stress((args: Props) => (
  <>
    <DataTable
      {...args}
      rows={documents
        .slice(3, 5)
        .map((document, index) => ({ ...document, name: `${longWord}${index}.pdf` }))}
      getRowId={({ name }) => name}
      summary={longWord}
    />
    <Applications rows={applicants.slice(0, 3)} />
  </>
))

const selectable = documents.slice(0, 5)

function WithSelection(props: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([selectable[1]?.id ?? '']))
  return (
    <DataTable
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        labelOf: ({ name }) => `Select ${name}`,
        canSelect: ({ status }) => status !== 'failed',
      }}
    />
  )
}

/** Selectable rows, except failed documents, with a note below a row. */
export const Selection: Story = {
  args: {
    rows: selectable,
    summary: `Showing ${selectable.length} of ${selectable.length}`,
    note: ({ reason }) => reason,
  },
  render: (args) => <WithSelection {...args} />,
}

/** Selects one row, a range with Shift, and all visible rows; Space toggles. */
export const SelectsRows: Story = {
  ...Selection,
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all shown' })
    const checkboxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    const checkedCount = () => checkboxes.filter((checkbox) => (checkbox as HTMLInputElement).checked).length
    await expect(all).toBePartiallyChecked()
    await expect(checkedCount()).toBe(1)
    await userEvent.click(checkboxes[0] as HTMLElement)
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(checkboxes.at(-1) as HTMLElement)
    await user.keyboard('{/Shift}')
    await expect(checkedCount()).toBe(checkboxes.length)
    await expect(all).toBeChecked()
    all.focus()
    await userEvent.keyboard(' ')
    await expect(checkedCount()).toBe(0)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(all).not.toBeChecked())
  },
}
