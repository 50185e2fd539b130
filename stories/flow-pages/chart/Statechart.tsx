import { Controls, type Node, ReactFlow, ViewportPortal } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { type KeyboardEvent, use, useMemo, useRef } from 'react'
import { openStory } from '../StoryLink.tsx'
import type { StateStory } from '../stateStories.ts'
import { Arrows } from './Arrows.tsx'
import { BoxNode, type BoxNodeType } from './BoxNode.tsx'
import type { Box } from './drawing.ts'
import type { Layout } from './layout.ts'
import type { Chart } from './model.ts'
import { placedDrawing } from './placedDrawing.ts'
import * as styles from './Statechart.css.ts'

const NODE_TYPES = { box: BoxNode }
/** Below this zoom texts cannot be read; larger charts are moved instead. */
const MIN_READABLE_ZOOM = 0.75
const MARGIN = 16
const MAX_HEIGHT = 840

interface StatechartProps {
  chart: Chart
  showActions: boolean
  /** The story of a state, by the state's id. */
  storyOf: (state: string) => StateStory | undefined
}

/** A machine as a drawing that can be zoomed and moved. A state opens its story. */
export function Statechart({ chart, showActions, storyOf }: StatechartProps) {
  const { drawing, layout } = use(placedDrawing(chart, showActions))
  const frame = useRef<HTMLElement>(null)
  const nodes = useMemo(
    () => drawing.boxes.map((box): Node => toNode(box, layout, storyOf(box.id))),
    [drawing, layout, storyOf],
  )
  const openStoryOfState = (id: string) => {
    const story = storyOf(id)
    if (story !== undefined) openStory(story.storyId)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const id = target instanceof HTMLElement ? target.dataset.id : undefined
    if (key === 'Enter' && id !== undefined) openStoryOfState(id)
  }
  return (
    <section
      ref={frame}
      aria-label={`Statechart of ${chart.id}`}
      className={styles.frame}
      style={{ height: heightOf(layout) }}
    >
      <ReactFlow
        key={`${chart.id} ${showActions}`}
        nodes={nodes}
        nodeTypes={NODE_TYPES}
        onNodeClick={(_, { id }) => openStoryOfState(id)}
        onKeyDown={onKeyDown}
        onInit={(flow) => flow.setViewport(startViewport(layout, frame.current?.clientWidth ?? 0))}
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        minZoom={0.15}
        maxZoom={2}
        proOptions={{ hideAttribution: true }}
      >
        <ViewportPortal>
          <Arrows arrows={drawing.arrows} layout={layout} />
        </ViewportPortal>
        <Controls showInteractive={false} position="bottom-right" orientation="horizontal" />
      </ReactFlow>
    </section>
  )
}

function toNode(box: Box, { boxes }: Layout, story: StateStory | undefined): BoxNodeType {
  const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(box.id) ?? {}
  return {
    id: box.id,
    type: 'box',
    position: { x, y },
    width,
    height,
    data: { box, isLink: story !== undefined },
    focusable: story !== undefined,
    zIndex: 0,
    ...(story !== undefined && { ariaRole: 'link', ariaLabel: `${box.name}: open the story ${story.name}` }),
  }
}

/** The height of the frame. */
const heightOf = ({ height }: Pick<Layout, 'height'>) => Math.min(height + 2 * MARGIN, MAX_HEIGHT)

/** The whole chart if it can be read, otherwise its beginning. */
function startViewport({ width, height }: Layout, frameWidth: number) {
  const frameHeight = heightOf({ height })
  const whole = Math.min(1, frameWidth / width, frameHeight / height)
  const zoom = Math.max(whole, MIN_READABLE_ZOOM)
  const centered = (frame: number, size: number) => Math.max((frame - size * zoom) / 2, 0)
  return { x: centered(frameWidth, width), y: centered(frameHeight, height), zoom }
}
