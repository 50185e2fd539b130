import { Controls, type Node, ReactFlow, ViewportPortal } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { type KeyboardEvent, use, useMemo, useState } from 'react'
import { openStory } from '../StoryLink.tsx'
import type { StateStory } from '../stateStories.ts'
import { Arrows } from './Arrows.tsx'
import { BoxNode, type BoxNodeType } from './BoxNode.tsx'
import { LABEL_SIZE } from './boxes.ts'
import { type Box, startId } from './drawing.ts'
import type { Layout } from './layout.ts'
import type { Chart } from './model.ts'
import { placedDrawing } from './placedDrawing.ts'
import * as styles from './Statechart.css.ts'

const NODE_TYPES = { box: BoxNode }
/** Labels have at least ten pixels; wider charts are moved instead. */
const MIN_READABLE_ZOOM = 10 / LABEL_SIZE

interface StatechartProps {
  chart: Chart
  showActions: boolean
  /** The story of a state, by the state's id. */
  storyOf: (state: string) => StateStory | undefined
}

/** A machine as a drawing that can be zoomed and moved. A state opens its story. */
export function Statechart({ chart, showActions, storyOf }: StatechartProps) {
  const { drawing, layout } = use(placedDrawing(chart, showActions))
  const [frameWidth, setFrameWidth] = useState(0)
  const view = startView(layout, frameWidth)
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
      ref={(frame) => setFrameWidth(frame?.clientWidth ?? 0)}
      aria-label={`Statechart of ${chart.id}`}
      className={styles.frame}
      style={{ height: view.frameHeight }}
    >
      <ReactFlow
        key={`${showActions} ${frameWidth}`}
        nodes={nodes}
        nodeTypes={NODE_TYPES}
        onNodeClick={(_, { id }) => openStoryOfState(id)}
        onKeyDown={onKeyDown}
        defaultViewport={view}
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

/** The whole chart if it can be read, otherwise as much as can, around the initial state. */
function startView({ width, height, boxes }: Layout, frameWidth: number) {
  const whole = Math.min(1, frameWidth / width)
  const zoom = Math.max(whole, MIN_READABLE_ZOOM)
  const unused = frameWidth - width * zoom
  const start = boxes.get(startId(null))
  const startCenter = start === undefined ? 0 : (start.x + start.width / 2) * zoom
  return {
    zoom,
    x: unused > 0 ? unused / 2 : Math.min(0, Math.max(unused, frameWidth / 2 - startCenter)),
    y: 0,
    frameHeight: height * zoom,
  }
}
