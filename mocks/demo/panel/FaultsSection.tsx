import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { Switch } from '../../../src/ui/Switch/Switch.tsx'
import { TextField } from '../../../src/ui/TextField/TextField.tsx'
import * as styles from './PanelView.css.ts'
import type { SectionProps } from './sectionProps.ts'

export function FaultsSection({ state, send, controls: { faults, scenarios } }: SectionProps) {
  const [text, setText] = useState('')
  const { failure, change } = state.context
  const isBusy = state.hasTag('busy')
  const others = faults.filter((fault) => !scenarios.some(({ name }) => name === fault))
  const setFaults = (faults: readonly string[]) =>
    send({ type: 'change.requested', change: { kind: 'faults', faults } })
  const without = (removed: string) => faults.filter((fault) => fault !== removed)

  function add(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() !== '') setFaults([...without(text.trim()), text.trim()])
  }

  return (
    <section className={styles.section} aria-labelledby="demo-faults">
      <h3 id="demo-faults" className={styles.sectionTitle}>
        Faults
      </h3>
      {scenarios.map(({ name, title, description }) => (
        <Switch
          key={name}
          label={title}
          hint={description}
          disabled={isBusy}
          checked={faults.includes(name)}
          onCheckedChange={(isOn) => setFaults(isOn ? [...faults, name] : without(name))}
        />
      ))}
      {others.map((fault) => (
        <div key={fault} className={styles.faultRow}>
          <span className={styles.faultText}>{fault}</span>
          <IconButton label={`Remove ${fault}`} disabled={isBusy} onClick={() => setFaults(without(fault))}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <form onSubmit={add} className={styles.form}>
        <TextField
          label="Another fault"
          hint="For example askQuestion:status=503 or */latency=500"
          error={failure !== null && change?.kind === 'faults' ? failure : undefined}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          onValueChange={setText}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small" disabled={isBusy || text.trim() === ''}>
            Add the fault
          </Button>
          {faults.length > 0 && (
            <Button size="small" disabled={isBusy} onClick={() => setFaults([])}>
              Turn all faults off
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
