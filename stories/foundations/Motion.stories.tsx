import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { tokens } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Progress } from '../../src/ui/Progress/Progress.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import * as styles from './motion.css.ts'
import { columns } from './page.css.ts'
import { Fact, Facts, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta

/** The uses of each duration. */
const durationUses = {
  state: 'Colours and borders: hover, press, ticked, on',
  panel: 'What comes and goes: dialogs, drawers, menus, toasts, folding',
} satisfies Record<keyof typeof tokens.motion, string>

function Durations() {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <Facts>
        {Object.entries(tokens.motion).map(([name, duration]) => (
          <Fact
            key={name}
            name={name}
            measure={duration}
            use={durationUses[name as keyof typeof durationUses]}
          >
            <div className={styles.lane}>
              <div
                className={styles.runner}
                style={{ transition: `margin ${duration}` }}
                data-moved={isMoved || undefined}
              />
            </div>
          </Fact>
        ))}
      </Facts>
      <div>
        <Button onClick={() => setMoved(!isMoved)}>Move</Button>
      </div>
    </>
  )
}

function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Motion answers the hand and shows where things come from. It is short, it eases out, and it stops by itself. Nobody waits for it, and nothing is said by it alone."
    >
      <Section title="Durations" note={<p>Two. What is closer to the finger is faster.</p>}>
        <Durations />
      </Section>
      <Section
        title="Waiting"
        note={
          <p>
            Where the length is known, a bar. Where the shape is known, its skeleton. Otherwise a ring. Each
            says what is waited for.
          </p>
        }
      >
        <Facts>
          <Fact name="Progress" use="An upload">
            <Progress label="Uploading reading-list.md" value={62} />
          </Fact>
          <Fact name="Skeleton" use="A list that is loading">
            <Skeleton width="60%" label="Loading documents" />
          </Fact>
          <Fact name="Spinner" use="An answer from elsewhere">
            <Spinner label="Checking your sign-in" showLabel />
          </Fact>
        </Facts>
      </Section>
      <Section
        title="Reduced motion"
        note={
          <p>
            Where the system asks for less, transitions and animations end at once, scrolling jumps, and only
            waiting stays visible: the ring breathes slowly instead of turning. Try it with Motion in the
            toolbar.
          </p>
        }
      />
      <Section title="Use">
        <div className={columns}>
          <Rules
            title="Moves"
            rules={[
              'Opacity, and a few pixels of the way something comes from.',
              'Colours of what is under the pointer.',
              'A bar as far as there is progress.',
            ]}
          />
          <Rules
            title="Stays"
            rules={[
              'Words. Nothing that is being read is pushed away.',
              'The layout, when something loads: its place is kept.',
              'Pages. They change at once; the focus moves, not the screen.',
            ]}
          />
        </div>
      </Section>
    </Page>
  )
}

export const Motion: StoryObj = { render: () => <MotionPage /> }
