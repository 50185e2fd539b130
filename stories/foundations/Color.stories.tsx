import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ThemeName } from '../../src/theme/themeSetting.ts'
import { type Theme, tokens } from '../../src/theme/tokens.ts'
import * as styles from './color.css.ts'
import { backgroundName, colorOf, contrast, decorative, pairs, type Role, rolesOf } from './contrast.ts'
import { columns } from './page.css.ts'
import { Page, Rules, Section, themeNames } from './page.tsx'
import { cssVariable } from './paint.ts'

const meta = { title: 'Foundations/Color' } satisfies Meta
export default meta

/** Color roles by purpose. Roles without a group are listed under "Others". */
const groups: { title: string; note: string; includes: (role: Role) => boolean }[] = [
  {
    title: 'Grounds',
    note: 'From the page up to what floats. Hover lies under the pointer, pressed under its press. In light, panels are white and set apart by their hairline.',
    includes: (role) => ['canvas', 'surface', 'raised', 'hover', 'pressed', 'scrim', 'track'].includes(role),
  },
  {
    title: 'Lines',
    note: 'Hairlines, the stronger edge of what can be pressed, and the border of what can be filled in. Focus is the first step of the scale.',
    includes: (role) => ['line', 'lineStrong', 'control', 'focus'].includes(role),
  },
  {
    title: 'Words',
    note: 'The text itself, what stands beside it, and what may be overlooked. News has no colour.',
    includes: (role) => ['text', 'muted', 'faint', 'info'].includes(role),
  },
  {
    title: 'The filled button',
    note: 'Ink on canvas. There is one in a view, and it has no hue.',
    includes: (role) => role.toLowerCase().includes('accent'),
  },
  {
    title: 'Failure and tone',
    note: 'Red says that something failed and nothing else. Amber warns, sparingly. Success is a journey finished along the scale.',
    includes: (role) => role.startsWith('negative') || ['warning', 'positive'].includes(role),
  },
  {
    title: 'The scale',
    note: 'Six steps from cyan to purple: confidence, salience and how far something has come, the same everywhere.',
    includes: (role) => role.startsWith('ramp'),
  },
]

const roles = rolesOf(tokens.theme.dark)
const otherRoles = roles.filter((role) => !groups.some(({ includes }) => includes(role)))

/** The lowest contrast of a role: for a background, of its foregrounds; otherwise on its backgrounds. */
function lowestOf(role: Role, theme: Theme): string {
  const measured = pairs
    .map((pair) => ({ ...pair, ratio: contrast(pair.role, pair.on, theme) }))
    .sort((a, b) => a.ratio - b.ratio)
  const above = measured.find(({ on }) => on === role)
  const own = measured.find((pair) => pair.role === role)
  const isGround = groups[0]?.includes(role) || !own
  if (isGround) return above ? `${above.ratio.toFixed(1)} to ${above.role}` : ''
  return `${own.ratio.toFixed(1)} on ${backgroundName(own.on)}`
}

function Swatch({ role, name }: { role: Role; name: ThemeName }) {
  const theme = tokens.theme[name]
  return (
    <div data-theme={name} className={styles.half}>
      <span className={styles.swatch} style={{ background: cssVariable(role) }} />
      <span className={styles.value}>
        {colorOf(role, theme)}
        <span className={styles.lowest}>{lowestOf(role, theme)}</span>
      </span>
    </div>
  )
}

function Roles({ of }: { of: readonly Role[] }) {
  return (
    <div className={styles.roles}>
      {of.map((role) => (
        <div key={role} className={styles.role}>
          <div className={styles.roleName}>{role}</div>
          {themeNames.map((name) => (
            <Swatch key={name} role={role} name={name} />
          ))}
        </div>
      ))}
    </div>
  )
}

function ColorPage() {
  return (
    <Page
      title="Colour"
      lead="Everything is neutral except evidence. Colour is a measure: it says how sure something is, or how far it has come. Red says that something failed. Nothing else has a hue, so that these can be heard."
    >
      {groups.map(({ title, note, includes }) => (
        <Section key={title} title={title} note={<p>{note}</p>}>
          <Roles of={roles.filter(includes)} />
        </Section>
      ))}
      {otherRoles.length > 0 && (
        <Section title="Others">
          <Roles of={otherRoles} />
        </Section>
      )}
      <Section title="Use" note={<p>In code a colour is a role, never a value: `vars.color.muted`.</p>}>
        <div className={columns}>
          <Rules
            title="Always"
            rules={[
              'A word, a count or a figure stands beside every colour.',
              'Where two roles have the same value, take the one that says what you mean.',
              'What is pressed, ticked or switched on is ink.',
            ]}
          />
          <Rules
            title="Never"
            rules={[
              'A hue for decoration, for categories or to draw the eye.',
              'A step of the scale by number where a semantic role exists: focus, positive.',
              'Red for what can be undone, amber for what only informs.',
            ]}
          />
          <Rules
            title="Without a contrast of their own"
            rules={Object.entries(decorative).map(([role, reason]) => (
              <>
                <code>{role}</code> {reason}
              </>
            ))}
          />
        </div>
      </Section>
    </Page>
  )
}

export const Color: StoryObj = { render: () => <ColorPage /> }
