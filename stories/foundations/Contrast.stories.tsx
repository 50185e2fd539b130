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

/** Text pairs as text; non-text pairs as a ring, a border or a dot. */
function Sample({ role, on, minimumRatio }: { role: Role; on: Background; minimumRatio: number }) {
  const shape = { focus: styles.ring, control: styles.edge }[role as string] ?? styles.dot
  return (
    <div
      className={styles.sample}
      style={{ color: cssVariable(role), background: cssBackground(on) }}
      aria-hidden="true"
    >
      {minimumRatio === 4.5 ? <span className={styles.word}>Aa</span> : <span className={shape} />}
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

function Matrix({ rule: { roles, on, minimumRatio }, theme }: { rule: Rule; theme: Theme }) {
  const cell = (role: Role, background: Background) => (
    <td key={`${role} ${backgroundName(background)}`}>
      <Sample role={role} on={background} minimumRatio={minimumRatio} />
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
              {on.map((background) => cell(role, background))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  )
}

function Rules({ minimumRatio }: { minimumRatio: Rule['minimumRatio'] }) {
  return (
    <div className={styles.rules}>
      {rules
        .filter((rule) => rule.minimumRatio === minimumRatio)
        .map((rule) => (
          <div key={rule.reason} className={styles.rule}>
            <p className={styles.reason}>{rule.reason}</p>
            <BothThemes>
              {(theme, name) => (
                <Scroll label={`${name}: ${rule.reason}`}>
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
      lead="Every pair of colors with a required contrast, where it is used, and its ratio according to WCAG 2.2. A test checks this list in both themes. It fails for a color that is in no pair and has no stated reason."
    >
      <Section title="Text" note="At least 4.5 to 1 at every font size, also while hovered or pressed.">
        <Rules minimumRatio={4.5} />
      </Section>
      <Section title="Shapes" note="At least 3 to 1 for shapes and borders.">
        <Rules minimumRatio={3} />
      </Section>
    </Page>
  )
}

export const Contrast: StoryObj = { render: () => <ContrastPage /> }
