import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import { type StoriesFile, storiesFiles } from './support/storiesFiles.ts'

const meta = { title: 'Components/Checks', tags: ['behavior'] } satisfies Meta
export default meta

const folders = Object.keys(import.meta.glob('../../src/ui/*/*.tsx')).map((path) => path.split('/').at(-2))

/** Props that render the root of components that are closed by default. */
const openProps: Record<string, object> = {
  ConfirmDialog: { open: true },
  Dialog: { open: true },
  Drawer: { open: true },
  Menu: { defaultOpen: true },
  MultiSelect: { open: true },
  Tooltip: { defaultOpen: true },
}

const nameOf = ({ default: { title = '' } }: StoriesFile) => title.split('/').at(-1) ?? ''

/** Renders a component with a ref, a class and an attribute. Resolves to those that did not reach an element. */
async function missingProps(file: StoriesFile): Promise<string[]> {
  const { component } = file.default
  const name = nameOf(file)
  if (!component) return [`${name}: the stories name no component`]
  const ref = createRef<unknown>()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const args = { ...file.default.args, ...file.Default.args, ...openProps[name] }
  root.render(createElement(component, { ...args, ref, className: 'probe', 'data-probe': name }))
  const found = () => ({
    ref: ref.current instanceof Element,
    class: document.querySelector('.probe') !== null,
    attribute: document.querySelector(`[data-probe="${name}"]`) !== null,
  })
  try {
    await waitFor(() => expect(Object.values(found())).not.toContain(false))
  } catch {
    const results = Object.entries(found())
    return results.filter(([, is]) => !is).map(([what]) => `${name}: ${what}`)
  } finally {
    root.unmount()
    container.remove()
  }
  return []
}

export const PassesRefClassAndAttributes: StoryObj = {
  name: 'Passes ref, class and attributes',
  render: () => <p>Every component, one after the other, as its Default story gives it.</p>,
  play: async ({ step }) => {
    const all = Object.values(storiesFiles)
    await expect(all.map(nameOf).sort()).toEqual([...new Set(folders)].sort())
    const missing: string[] = []
    for (const file of all)
      await step(nameOf(file), async () => void missing.push(...(await missingProps(file))))
    await expect(missing).toEqual([])
  },
}
