import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { FilterBar, type FilterBarProps } from '../../src/ui/FilterBar/FilterBar.tsx'
import { each } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const options = ['All', 'Pending', 'Approved', 'Registered', 'Active', 'Rejected'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

function Controlled(props: FilterBarProps<string>) {
  const [search, setSearch] = useState(props.search)
  const [filter, setFilter] = useState(props.filter)
  return <FilterBar {...props} search={search} onSearch={setSearch} filter={filter} onFilter={setFilter} />
}

const meta = {
  title: 'Components/Forms/FilterBar',
  component: FilterBar<string>,
  parameters: componentDocs(`A SearchField and a SegmentedControl above a list. Actions for the filtered
items are at its end.

**On phones** the parts are stacked at the full width of the list.

**Result count.** Announce the number of results in a live region, and show an EmptyState if there are none.`),
  args: {
    searchLabel: 'Search applications',
    search: '',
    onSearch: fn(),
    filterLabel: 'Status',
    options,
    filter: 'all',
    onFilter: fn(),
    children: <Button>Export CSV</Button>,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterBar<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** This and the next stories have no pictures, because the controls have their own. */
export const RightToLeft: Story = {
  tags: ['behavior'],
  ...rightToLeft(
    each(Controlled, { searchLabel: arabic.sentence, children: <Button>{arabic.action}</Button> }),
  ),
}

export const Stress: Story = {
  ...stress(
    each(Controlled, {
      searchLabel: longWord,
      search: longWord,
      options: [...options, { value: 'long', label: longWord }],
      filter: 'long',
      children: <Button>{longWord}</Button>,
    }),
  ),
  tags: ['behavior'],
}
