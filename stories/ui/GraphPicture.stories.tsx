import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { stepOf } from '../../src/domain/confidence.ts'
import { GraphPicture } from '../../src/ui/GraphPicture/GraphPicture.tsx'
import type { GraphConcept } from '../../src/ui/GraphPicture/layout.ts'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { withPseudoClasses } from './support/states.tsx'

const concept = (
  name: string,
  connections: number,
  salience: number,
  ...neighbors: string[]
): GraphConcept => ({
  name,
  connections,
  step: stepOf(salience),
  neighbors,
})

const sleep = [
  concept('Slow-wave sleep', 16, 0.96, 'Hippocampus', 'Memory', 'Spindle', 'Cue', '45 minutes', 'Night'),
  concept('Memory', 12, 0.83, 'Hippocampus', 'Neocortex', 'Spindle', 'Synapses', 'Word pairs'),
  concept('Spindle', 12, 0.9, 'Neocortex', 'Cue', 'Pause', 'Word pairs'),
  concept('Night', 11, 0.7, 'Volunteer', 'Sounds', '45 minutes', 'Pilot'),
  concept('Volunteer', 9, 0.62, 'Cue', 'Word pairs', 'Pilot', 'Twelve nights'),
  concept('Sounds', 8, 0.55, 'Cue', 'Pilot', 'Twelve nights'),
  concept('Hippocampus', 8, 0.48, 'Neocortex', 'Room'),
  concept('Cue', 5, 0.4, 'Pause'),
  concept('Neocortex', 4, 0.3, 'Synapses'),
  concept('Reconsolidation', 1, 0.12, 'Room'),
]

const meta = {
  title: 'Components/Evidence/GraphPicture',
  component: GraphPicture,
  tags: ['autodocs'],
  parameters: componentDocs(`A few concepts of the knowledge graph and their connections. The size of a
circle is the number of connections; its color is the salience. Hovering a circle or focusing its label
highlights its neighbors.

Each label has its own row, so that labels do not overlap. The same concepts always produce the same picture. If there
is no room for the circles, only the labels are shown.

**Always pair it** with a DataTable of the same data. **Use instead:** the table alone for more than twelve concepts.`),
  args: { label: 'Best-connected concepts', concepts: sleep, onConceptPress: fn() },
} satisfies Meta<typeof GraphPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  ...withPseudoClasses({ hover: ['li:nth-child(3) button'], focusVisible: ['li:nth-child(7) button'] }),
  render: (args) => (
    <Stack fill gap={24}>
      <GraphPicture {...args} />
      <GraphPicture {...args} concepts={sleep.slice(0, 3)} />
      <GraphPicture {...args} concepts={sleep.slice(0, 1)} />
    </Stack>
  ),
}

export const HighlightsNeighbors: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name })
    const dimmed = () => [...canvasElement.querySelectorAll('button[data-dim]')].map((one) => one.textContent)
    await expect(dimmed()).toEqual([])
    button(/^Reconsolidation/).focus()
    await waitFor(() => expect(dimmed()).toHaveLength(9))
    button(/^Neocortex, 4 connections$/).focus()
    await waitFor(() => expect(button(/^Memory/)).not.toHaveAttribute('data-dim'))
    await expect(button(/^Night/)).toHaveAttribute('data-dim')
    await userEvent.keyboard('{Enter}')
    await expect(args.onConceptPress).toHaveBeenLastCalledWith('Neocortex')
    button(/^Neocortex/).blur()
    await waitFor(() => expect(dimmed()).toEqual([]))

    await userEvent.click([...canvasElement.querySelectorAll('circle')].at(-1) as Element)
    await expect(args.onConceptPress).toHaveBeenCalledTimes(2)
  },
}

const unusualNames = [
  longWord,
  `${arabic.sentence} ${arabic.sentence} ${arabic.sentence}`,
  'A name of a great many words, which somebody once wrote into a heading and nobody has ever shortened since',
  '<img src=x onerror=alert(1)>',
  arabic.word,
  '\u202Etxt.exe',
  '\u200b',
  longWord.toUpperCase(),
]

/** Labels with unusual names stay inside the picture and do not overlap. */
export const LabelsDoNotOverlap: Story = {
  tags: ['behavior'],
  args: { concepts: unusualNames.map((name, index) => concept(name, 9 - index, index / 8, ...unusualNames)) },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    const frame = canvasElement.getBoundingClientRect()
    for (const [index, box] of boxes.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(frame.left)
      await expect(box.right).toBeLessThanOrEqual(frame.right)
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

export const RightToLeft: Story = rightToLeft((args) => (
  <GraphPicture
    {...args}
    concepts={[arabic.name, arabic.action, arabic.file, arabic.word].map((name, index, names) =>
      concept(name, 8 - index, 0.9 - index / 5, ...names, 'Sleep'),
    )}
  />
))

export const Stress: Story = stress(() => (
  <GraphPicture
    label="Best-connected concepts"
    concepts={[concept(longWord, 12_480, 0.9), concept('Dawn', 1, 0.1), ...sleep.slice(2, 5)]}
    onConceptPress={fn()}
  />
))
