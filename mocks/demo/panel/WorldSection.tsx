import { Trash2, Undo2 } from 'lucide-react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Select } from '../../../src/ui/Select/Select.tsx'
import * as styles from './PanelView.css.ts'
import type { SectionProps } from './sectionProps.ts'

export function WorldSection({ state, send, controls }: SectionProps) {
  const description = controls.worlds.find(({ name }) => name === controls.world)?.description
  return (
    <section className={styles.section} aria-labelledby="demo-world">
      <h3 id="demo-world" className={styles.sectionTitle}>
        Data
      </h3>
      <Select
        label="Data"
        hideLabel
        hint={description}
        value={controls.world}
        disabled={state.hasTag('busy')}
        options={controls.worlds.map((world) => ({
          value: world.name,
          label: world.title,
          note: world.description,
        }))}
        onValueChange={(world) => {
          if (world !== controls.world) send({ type: 'change.requested', change: { kind: 'world', world } })
        }}
      />
      {controls.canUndo && (
        <div className={styles.buttons}>
          <Button
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            disabled={state.hasTag('busy')}
            onClick={() => send({ type: 'change.requested', change: { kind: 'undo' } })}
          >
            Restore the previous data
          </Button>
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            disabled={state.hasTag('busy')}
            onClick={() => send({ type: 'change.requested', change: { kind: 'deletePrevious' } })}
          >
            Delete the previous data
          </Button>
        </div>
      )}
    </section>
  )
}
