import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { measure, name as nameStyle } from './page.css.ts'
import { BothThemes, Fact, Facts, Page, pixels, Rules, Section } from './page.tsx'
import * as styles from './space.css.ts'

const meta = { title: 'Foundations/Space and shape' } satisfies Meta
export default meta

const { control, layer, media, radius, space, theme } = tokens

const spaces = Object.entries(space).filter(([step]) => step !== '0')
const radii = Object.entries(radius)
const layers = Object.entries(layer)

const layerUses = {
  sticky: 'Headers of tables and pages that stay while the content scrolls',
  overlay: 'Dialogs and drawers, with their scrim',
  floating: 'Menus, option lists and tooltips, also above a dialog',
  toast: 'Messages that close automatically',
  skip: 'The link that skips to the content, while it has the focus',
} satisfies Record<keyof typeof layer, string>

const shadowUses = {
  edge: 'Panels: barely visible',
  float: 'Menus and tooltips',
  overlay: 'Dialogs, drawers, toasts',
} satisfies Record<keyof typeof theme.dark.shadow, string>

const widths = [
  {
    name: 'narrow',
    query: media.narrow,
    use: 'One column. The sidebar becomes a drawer, and table rows become cards.',
  },
  { name: 'compact', query: media.compact, use: 'Side panels stack below the content.' },
]

/** The maximum width of a media query, in pixels at the default text size. */
const widthOf = (query: string) => pixels(query.match(/[\d.]+em/)?.[0] ?? '')

function SpacePage() {
  return (
    <Page
      title="Space and shape"
      lead="Borders of one pixel, small radii and generous spacing. Only floating elements have a visible shadow. It means that the element is above the page and can be closed."
    >
      <Section
        title="Space"
        note={`${spaces.length} steps. Small steps between related elements, 64 or more between sections.`}
      >
        <div className={styles.spaces}>
          {spaces.map(([step, length]) => (
            <div key={step} className={styles.spaceRow}>
              <span className={nameStyle}>{step}</span>
              <span className={styles.gap} style={{ width: length }} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Corners" note="4 for tags and keys, 6 for controls, 8 for panels, 12 for dialogs.">
        <div className={styles.corners}>
          {radii.map(([step, length]) => (
            <div key={step} className={styles.corner}>
              <span className={styles.cornerBox} style={{ borderRadius: length }} />
              <span className={nameStyle}>{step}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Control heights"
        note="Small in rows, medium in headers and dialogs, large in forms. Heights scale with the user’s text size. The click target is at least 24 pixels high, even if the visible control is smaller."
      >
        <Facts>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Fact key={size} name={size} measure={`${pixels(control[size])} pixels`}>
              <div className={styles.controls}>
                <Button size={size} variant="primary">
                  Upload
                </Button>
                <Button size={size}>Retry</Button>
                <Button size={size} variant="quiet">
                  Cancel
                </Button>
              </div>
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title="Shadow" note="Hard to see in the dark theme: a border and a lighter background help.">
        <BothThemes>
          {({ shadow }) => (
            <div className={styles.shadows}>
              {Object.entries(shadowUses).map(([name, use]) => (
                <div
                  key={name}
                  className={styles.shadow}
                  style={{ boxShadow: shadow[name as keyof typeof shadow] }}
                >
                  <span className={nameStyle}>{name}</span>
                  <span className={measure}>{use}</span>
                </div>
              ))}
            </div>
          )}
        </BothThemes>
      </Section>
      <Section title="Layers" note="The stacking order. No other z-index applies outside one component.">
        <div className={styles.layers}>
          {layers.map(([name, index], at) => (
            <div key={name} className={styles.sheet} style={{ marginInlineStart: `${at * 6}%` }}>
              <span>
                <span className={nameStyle}>{name}</span>
                <br />
                <span className={measure}>{layerUses[name as keyof typeof layerUses]}</span>
              </span>
              <span className={measure}>{index}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Widths"
        note="In em, so that larger text selects the narrow layout earlier. All pages work at 320 pixels."
      >
        <Facts>
          {widths.map(({ name, query, use }) => (
            <Fact key={name} name={name} measure={`up to ${widthOf(query)} pixels`}>
              {use}
            </Fact>
          ))}
        </Facts>
      </Section>
      <Rules
        rules={{
          Always: [
            'Logical sides (start and end), which also work in right-to-left text.',
            'The gap of the parent, not margins of its children.',
            'Text aligned with the edge of its column: a quiet button extends past the edge by its padding.',
          ],
          Never: [
            'A card in a card. Divide a panel with lines.',
            'A shadow on an element that does not float.',
            'A fixed height around text.',
          ],
        }}
      />
    </Page>
  )
}

export const SpaceAndShape: StoryObj = { name: 'Space and shape', render: () => <SpacePage /> }
