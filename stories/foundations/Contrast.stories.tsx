import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import type { Theme } from '../../src/theme/tokens.ts'
import { type Background, backgroundName, contrast, type Role, rules } from './contrast.ts'
import * as styles from './contrastPage.css.ts'
import { BothThemes, Page, Scroll, Section } from './page.tsx'
import { cssBackground, cssVariable } from './paint.ts'

const meta = { title: 'Foundations/Contrast' } satisfies Meta
export default meta

type Rule = (typeof rules)[number]

interface SampleProps {
  role: Role
  on: Background
  least: number
}

/** Text pairs as text; non-text pairs as a ring, a border or a dot. */
function Sample({ role, on, least }: SampleProps) {
  const shape = { focus: styles.ring, control: styles.edge }[role as string] ?? styles.dot
  return (
    <div
      className={styles.sample}
      style={{ color: cssVariable(role), background: cssBackground(on) }}
      aria-hidden="true"
    >
      {least === 4.5 ? <span className={styles.word}>Aa</span> : <span className={shape} />}
    </div>
  )
}

/** A name with line break opportunities before capitals. */
function Name({ children }: { children: string }) {
  return children.split(/(?=[A-Z])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function Matrix({ rule: { roles, on, least }, theme }: { rule: Rule; theme: Theme }) {
  const cell = (role: Role, background: Background) => (
    <td key={`${role} ${backgroundName(background)}`}>
      <Sample role={role} on={background} least={least} />
      <div className={styles.figure}>{contrast(role, background, theme).toFixed(1)}</div>
    </td>
  )
  // Several roles on one background are shown side by side.
  const [only, ...more] = on
  const isTransposed = only !== undefined && more.length === 0
  const columns = isTransposed ? roles : on.map(backgroundName)
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td />
          {columns.map((name) => (
            <th key={name} scope="col" className={styles.column}>
              <Name>{name}</Name>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isTransposed ? (
          <tr>
            <th scope="row" className={styles.row}>
              <Name>{backgroundName(only)}</Name>
            </th>
            {roles.map((role) => cell(role, only))}
          </tr>
        ) : (
          roles.map((role) => (
            <tr key={role}>
              <th scope="row" className={styles.row}>
                <Name>{role}</Name>
              </th>
              {on.map((ground) => cell(role, ground))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  )
}

function Rules({ least }: { least: Rule['least'] }) {
  return (
    <div className={styles.rules}>
      {rules
        .filter((rule) => rule.least === least)
        .map((rule) => (
          <div key={rule.why} className={styles.rule}>
            <p className={styles.why}>{rule.why}</p>
            <BothThemes>
              {(theme, name) => (
                <Scroll label={`${name}: ${rule.why}`}>
                  <Matrix rule={rule} theme={theme} />
                </Scroll>
              )}
            </BothThemes>
          </div>
        ))}
    </div>
  )
}

function ContrastPage() {
  return (
    <Page
      title="Contrast"
      lead="Every pair of colours that is read or must be seen, why it occurs, and its ratio as WCAG 2.2 counts it. A test measures this very list in both themes, and fails for a colour that is in no pair and has no reason."
    >
      <Section
        title="Words"
        note={<p>At least 4.5 to 1, whatever the size, under the pointer and its press as well.</p>}
      >
        <Rules least={4.5} />
      </Section>
      <Section title="Shapes" note={<p>At least 3 to 1 for what is seen but not read.</p>}>
        <Rules least={3} />
      </Section>
    </Page>
  )
}

export const Contrast: StoryObj = { render: () => <ContrastPage /> }
