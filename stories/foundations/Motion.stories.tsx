import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { tokens } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Progress } from '../../src/ui/Progress/Progress.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import * as styles from './motion.css.ts'
import { Fact, Facts, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta

const durationUses = {
  state: 'Colors and borders of states: hovered, pressed, checked, on',
  panel:
    'Elements that appear, open or close: answers, panels, dialogs, drawers, menus, toasts, collapsible sections',
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
            <div className={styles.track}>
              <div
                className={styles.box}
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
      lead="Motion responds to input and shows where an element comes from. It is short, eases out and ends on its own. It never delays an action, and it never carries information alone."
    >
      <Section title="Durations" note="Two durations. Direct responses to input have the shorter one.">
        <Durations />
      </Section>
      <Section
        title="Loading"
        note="Use a progress bar if the progress is known, a skeleton if the layout is known, and a spinner otherwise. The label of each says what is loading."
      >
        <Facts>
          <Fact name="Progress" use="An upload">
            <Progress label="Uploading reading-list.md" value={62} />
          </Fact>
          <Fact name="Skeleton" use="A list that is loading">
            <Skeleton width="60%" label="Loading documents" />
          </Fact>
          <Fact name="Spinner" use="A request of unknown duration">
            <Spinner label="Checking your sign-in" showLabel />
          </Fact>
        </Facts>
      </Section>
      <Section
        title="Reduced motion"
        note="If the operating system requests reduced motion, transitions and animations end at once and scrolling jumps. Only spinners remain animated: their opacity changes slowly instead of a rotation. Try it with Motion in the toolbar."
      />
      <Rules
        rules={{
          Animated: [
            'Opacity, and a movement of a few pixels from the direction an element comes from.',
            'Colors of hovered elements.',
            'The progress bar, up to the current progress.',
          ],
          'Not animated': [
            'Text. Nothing that someone may be reading is moved.',
            'The layout while something loads: its space is reserved.',
            'Pages. They change at once, and the focus moves to the new page.',
          ],
        }}
      />
    </Page>
  )
}

export const Motion: StoryObj = { render: () => <MotionPage /> }
