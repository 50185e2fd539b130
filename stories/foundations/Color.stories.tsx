import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ThemeName } from '../../src/theme/themeSetting.ts'
import { type Theme, tokens } from '../../src/theme/tokens.ts'
import * as styles from './color.css.ts'
import { backgroundName, colorOf, contrast, decorative, pairs, type Role, rolesOf } from './contrast.ts'
import { Page, Rules, Section, themeNames } from './page.tsx'
import { cssVariable } from './paint.ts'

const meta = { title: 'Foundations/Color' } satisfies Meta
export default meta

/** Color roles by purpose. Roles without a group are listed under "Others". */
const groups: { title: string; note: string; includes: (role: Role) => boolean }[] = [
  {
    title: 'Backgrounds',
    note: 'From the page up to floating elements. Hovered and pressed elements have the backgrounds hover and pressed. In the light theme, panels are white with a thin border.',
    includes: (role) => ['canvas', 'surface', 'raised', 'hover', 'pressed', 'scrim', 'track'].includes(role),
  },
  {
    title: 'Lines',
    note: 'Divider lines, the stronger border of buttons and panels, and the border of form controls. Focus is the first step of the scale.',
    includes: (role) => ['line', 'lineStrong', 'control', 'focus'].includes(role),
  },
  {
    title: 'Text',
    note: 'Primary text, secondary text, and text of least importance. Informational messages have no hue.',
    includes: (role) => ['text', 'muted', 'faint', 'info'].includes(role),
  },
  {
    title: 'The primary button',
    note: 'The background is the text color, without a hue. A view has at most one primary button.',
    includes: (role) => role.toLowerCase().includes('accent'),
  },
  {
    title: 'Failure, warning and success',
    note: 'Red means only that something failed. Amber means a warning; use it rarely. Success is the last step of the scale.',
    includes: (role) => role.startsWith('negative') || ['warning', 'positive'].includes(role),
  },
  {
    title: 'The scale',
    note: 'Six steps from cyan to purple, for confidence, salience and progress.',
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
  const isBackground = groups[0]?.includes(role) || !own
  if (isBackground) return above ? `${above.ratio.toFixed(1)} to ${above.role}` : ''
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
      title="Color"
      lead="Only evidence, progress, warnings and failures have a hue. The colors of the scale show how certain something is, or how far it has progressed. Amber is a warning, and red is a failure. Everything else is neutral."
    >
      {groups.map(({ title, note, includes }) => (
        <Section key={title} title={title} note={note}>
          <Roles of={roles.filter(includes)} />
        </Section>
      ))}
      {otherRoles.length > 0 && (
        <Section title="Others">
          <Roles of={otherRoles} />
        </Section>
      )}
      <Rules
        note="In code, use a role such as `vars.color.muted`, not a color value."
        rules={{
          Always: [
            'Show a word, a count or a percentage beside every color.',
            'If two roles have the same value, use the role with the right meaning.',
            'Checked and switched-on controls have no hue.',
          ],
          Never: [
            'A hue for decoration, for categories or for attention.',
            'A numbered step of the scale where a semantic role exists, such as focus or positive.',
            'Red for actions that can be undone, or amber for information.',
          ],
          'Roles without a required contrast': Object.entries(decorative).map(([role, reason]) => (
            <>
              <code>{role}</code>: {reason}
            </>
          )),
        }}
      />
    </Page>
  )
}

export const Color: StoryObj = { render: () => <ColorPage /> }
