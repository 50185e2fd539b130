import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'

const meta = { title: 'Components/Checks', tags: ['behavior'] } satisfies Meta
export default meta

interface StoriesFile {
  default: Meta
  Default: StoryObj
}

const files = import.meta.glob<StoriesFile>(
  ['./*.stories.tsx', '!./All.stories.tsx', '!./Library.stories.tsx'],
  {
    eager: true,
  },
)
const folders = Object.keys(import.meta.glob('../../src/ui/*/*.tsx')).map((path) => path.split('/').at(-2))

/** What opens the components whose root is not in the page until then. */
const open: Record<string, object> = {
  ConfirmDialog: { open: true },
  Dialog: { open: true },
  Drawer: { open: true },
  Menu: { defaultOpen: true },
  Tooltip: { defaultOpen: true },
}

/** The one whose ref is no element but what it can be told to do. */
const isListHandle = (ref: unknown) => typeof ref === 'object' && ref !== null && 'scrollToIndex' in ref

const nameOf = ({ default: { title = '' } }: StoriesFile) => title.split('/').at(-1) ?? ''

/** Shows a component with a ref, a class and an attribute, and says what of them did not arrive. */
async function lost(file: StoriesFile): Promise<string[]> {
  const { component } = file.default
  const name = nameOf(file)
  if (!component) return [`${name}: the stories name no component`]
  const ref = createRef<unknown>()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const given = { ...file.default.args, ...file.Default.args, ...open[name] }
  root.render(createElement(component, { ...given, ref, className: 'probe', 'data-probe': name }))
  const found = () => ({
    ref: ref.current instanceof Element || isListHandle(ref.current),
    class: document.querySelector('.probe') !== null,
    attribute: document.querySelector(`[data-probe="${name}"]`) !== null,
  })
  try {
    await waitFor(() => expect(Object.values(found())).not.toContain(false))
  } catch {
    const arrived = Object.entries(found())
    return arrived.filter(([, is]) => !is).map(([what]) => `${name}: ${what}`)
  } finally {
    root.unmount()
    place.remove()
  }
  return []
}

export const PassesRefClassAndAttributes: StoryObj = {
  name: 'Passes ref, class and attributes',
  render: () => <p>Every component, one after the other, as its Default story gives it.</p>,
  play: async ({ step }) => {
    const all = Object.values(files)
    await expect(all.map(nameOf).sort()).toEqual([...new Set(folders)].sort())
    const losses: string[] = []
    for (const file of all) await step(nameOf(file), async () => void losses.push(...(await lost(file))))
    await expect(losses).toEqual([])
  },
}
