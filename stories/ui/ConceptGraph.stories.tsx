import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { stepOf } from '../../src/domain/confidence.ts'
import { ConceptGraph } from '../../src/ui/ConceptGraph/ConceptGraph.tsx'
import { GraphLegend } from '../../src/ui/ConceptGraph/GraphLegend.tsx'
import type { GraphEdge, GraphNode, NodeShape } from '../../src/ui/ConceptGraph/graph.ts'
import { sleepConcepts } from '../support/sleepConcepts.ts'
import { each } from './support/examples.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const shapes: readonly NodeShape[] = ['circle', 'diamond', 'square', 'triangle', 'hexagon']
const sleep = sleepConcepts.concepts.map(
  ({ name, type, connections, salience }): GraphNode => ({
    name,
    connections,
    step: stepOf(salience),
    shape: type === 'person' ? 'diamond' : 'circle',
  }),
)

const node = (name: string, index: number): GraphNode => ({
  name,
  connections: 9 - index,
  step: stepOf(1 - index / 8),
  shape: shapes[index % shapes.length] ?? 'circle',
})
const edge = (source: string, target: string, kind: GraphEdge['kind']): GraphEdge => ({
  source,
  target,
  kind,
})

const small = ['Sleep', 'Mira Halloran', 'Lantern Group', 'Aarhus', 'Protocol'].map(node)
const smallEdges = [
  edge('Mira Halloran', 'Sleep', 'supports'),
  edge('Lantern Group', 'Sleep', 'contradicts'),
  edge('Lantern Group', 'Aarhus', 'related'),
  edge('Protocol', 'Lantern Group', 'supports'),
]

const meta = {
  title: 'Components/Evidence/ConceptGraph',
  component: ConceptGraph,
  parameters:
    componentDocs(`Concepts and their connections. The size of a node is the number of connections, its color the
salience, its shape the type. Hovering or focusing a node highlights its edges and neighbors.

A worker computes the layout: few edges cross, no labels overlap, and the same graph in the same area always looks the same.
Tab reaches one node; arrow keys move between nodes, Enter opens one, Shift and arrow keys move the graph, plus, minus and 0
zoom. So do dragging, pinching, and the wheel with Ctrl.

**Always pair it** with a DataTable of the same data. **Use instead:** the table alone for more than 40 concepts.`),
  args: { label: 'Strongest concepts', nodes: sleep, edges: sleepConcepts.connections, onNodePress: fn() },
} satisfies Meta<typeof ConceptGraph>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the layout. */
const drawn: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const busy of canvas.queryAllByText('Drawing the graph'))
    await waitFor(() => expect(busy).not.toBeInTheDocument())
}

export const Default: Story = { play: drawn }

export const States: Story = {
  play: drawn,
  render: (args) => (
    <Stack fill gap={24}>
      <ConceptGraph {...args} selected="spindles" onFullScreen={fn()} />
      <ConceptGraph {...args} found={new Set(['sounds', 'sound cues'])} />
      <div>
        <ConceptGraph {...args} nodes={small} edges={smallEdges} />
        <GraphLegend
          shapes={shapes.map((shape, index) => ({
            shape,
            word: ['Concept', 'Person', 'Organization', 'Place', 'Document'][index] ?? '',
          }))}
          edges={[
            { kind: 'supports', word: 'Supports' },
            { kind: 'contradicts', word: 'Contradicts' },
            { kind: 'related', word: 'Mentioned together' },
          ]}
        />
      </div>
    </Stack>
  ),
}

const nodesIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('list', { name: 'Strongest concepts' }))

/** Hovering a node dims all nodes that are not connected to it. */
export const HighlightsNeighbors: Story = {
  tags: ['behavior'],
  play: async ({ args, canvasElement }) => {
    const nodes = await nodesIn(canvasElement)
    const dimmed = () => canvasElement.querySelectorAll('button[data-dim]')
    await expect(dimmed()).toHaveLength(0)
    const spindles = nodes.getByRole('button', { name: 'spindles, 4 connections' })
    await userEvent.hover(spindles)
    await waitFor(() => expect(dimmed()).toHaveLength(sleep.length - 5))
    await expect(nodes.getByRole('button', { name: /^threshold/ })).not.toHaveAttribute('data-dim')
    await expect(canvasElement.querySelectorAll('g[data-active]')).toHaveLength(4)
    await userEvent.unhover(spindles)
    await waitFor(() => expect(dimmed()).toHaveLength(0))
    await userEvent.click(spindles)
    await expect(args.onNodePress).toHaveBeenLastCalledWith('spindles')
  },
}

/** One tab stop; arrow keys move to the nearest node in their direction, Enter opens it. */
export const KeyboardNavigation: Story = {
  tags: ['behavior'],
  play: async ({ args, canvasElement }) => {
    const nodes = await nodesIn(canvasElement)
    const buttons = nodes.getAllByRole('button')
    await expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    buttons[0]?.focus()
    const first = document.activeElement as HTMLElement
    const center = (element: Element | null) => {
      const { left, top, width } = element?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top }
    }
    await userEvent.keyboard('{ArrowRight}')
    await expect(center(document.activeElement).x).toBeGreaterThan(center(first).x)
    const right = document.activeElement
    await userEvent.keyboard('{ArrowDown}')
    await expect(center(document.activeElement).y).toBeGreaterThan(center(right).y)
    await expect(document.activeElement).toHaveAttribute('tabindex', '0')
    const name = document.activeElement?.getAttribute('title')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNodePress).toHaveBeenLastCalledWith(name)
    await userEvent.keyboard('{Home}')
    await expect(buttons[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(buttons.at(-1)).toHaveFocus()
  },
}

/** The buttons, the plus, minus and zero keys, and the wheel with Ctrl zoom; the whole graph stays reachable. */
export const Zoom: Story = {
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const nodes = await nodesIn(canvasElement)
    const [button] = nodes.getAllByRole('button') as [HTMLElement]
    const height = () => button.getBoundingClientRect().height
    const before = height()
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await expect(height()).toBeGreaterThan(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole graph' }))
    await expect(height()).toBeCloseTo(before, 1)
    button.focus()
    await userEvent.keyboard('+')
    await expect(height()).toBeGreaterThan(before)
    await userEvent.keyboard('0')
    await expect(height()).toBeCloseTo(before, 1)
    button.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(height()).toBeGreaterThan(before))
    const left = button.getBoundingClientRect().left
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(button).toHaveFocus()
    await waitFor(() => expect(button.getBoundingClientRect().left).not.toBe(left))
  },
}

const unusualNames = [
  longWord,
  `${arabic.sentence} ${arabic.sentence}`,
  'A name of a great many words, which was once a heading of a document and was never made shorter',
  '<img src=x onerror=alert(1)>',
  arabic.word,
  'txt.exe',
  longWord.toUpperCase(),
]

/** Labels with unusual names stay inside the graph and do not overlap. */
export const LabelsDoNotOverlap: Story = {
  tags: ['behavior'],
  args: { nodes: [...unusualNames.map(node), ...sleep], edges: sleepConcepts.connections },
  play: async ({ canvasElement }) => {
    const nodes = await nodesIn(canvasElement)
    const boxes = nodes.getAllByRole('button').map((button) => button.getBoundingClientRect())
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isSeparate =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top
        await expect(isSeparate).toBe(true)
      }
    }
  },
}

const arabicNames = [arabic.name, arabic.action, arabic.file, arabic.word]

export const RightToLeft: Story = {
  ...rightToLeft(
    each(ConceptGraph, {
      nodes: arabicNames.map(node),
      edges: arabicNames.slice(1).map((name) => edge(arabic.name, name, 'related')),
    }),
  ),
  play: drawn,
}

export const Stress: Story = stressOf(ConceptGraph, { nodes: [node(longWord, 0), ...sleep.slice(0, 12)] })
