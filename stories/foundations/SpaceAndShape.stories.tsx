import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { columns, measure, name as nameStyle } from './page.css.ts'
import { BothThemes, Fact, Facts, Page, pixels, Rules, Section } from './page.tsx'
import * as styles from './space.css.ts'

const meta = { title: 'Foundations/Space and shape' } satisfies Meta
export default meta

const { control, layer, media, radius, space, theme } = tokens

const spaces = Object.entries(space).filter(([step]) => step !== '0')
const radii = Object.entries(radius)
const layers = Object.entries(layer)

/** The elements of each layer. */
const layerUses = {
  sticky: 'Heads of tables and pages that stay while what is below scrolls',
  overlay: 'Dialogs and drawers, with the scrim below them',
  floating: 'Menus, lists of choices, tooltips: also above a dialog',
  toast: 'Messages that leave by themselves',
  skip: 'The link to the content, while it has the focus',
} satisfies Record<keyof typeof layer, string>

/** The use of each shadow. */
const shadowUses = {
  edge: 'Panels: hardly more than a hairline',
  float: 'Menus and tooltips',
  overlay: 'Dialogs, drawers, toasts',
} satisfies Record<keyof typeof theme.dark.shadow, string>

const widths = [
  {
    name: 'narrow',
    query: media.narrow,
    use: 'One column. The sidebar becomes a drawer, rows become cards.',
  },
  { name: 'compact', query: media.compact, use: 'Side panels stack below the content.' },
]

/** The maximum width of a media query, in pixels at the default text size. */
const widthOf = (query: string) => pixels(query.match(/[\d.]+em/)?.[0] ?? '')

function SpacePage() {
  return (
    <Page
      title="Space and shape"
      lead="Crisp edges of one pixel, small radii, generous space. Only what floats throws a shadow, so that a shadow always means: this lies above, and can be closed."
    >
      <Section
        title="Space"
        note={
          <p>{spaces.length} steps. Close together what belongs together; 64 and more between sections.</p>
        }
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
      <Section
        title="Corners"
        note={<p>4 for tags and keys, 6 for controls, 8 for panels, 12 for dialogs.</p>}
      >
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
        note={
          <p>
            Small in rows, medium in headers and dialogs, large in forms. They grow with the reader’s text.
            The target is never under 24 pixels, even where the drawing is.
          </p>
        }
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
      <Section
        title="Shadow"
        note={<p>Dark grounds swallow shadows: there the edge and the lighter ground help.</p>}
      >
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
      <Section
        title="Layers"
        note={<p>What lies over what. Nothing else has a z-index outside its own box.</p>}
      >
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
        note={
          <p>Measured in em: who reads large text gets the narrow layout earlier. Everything works at 320.</p>
        }
      >
        <Facts>
          {widths.map(({ name, query, use }) => (
            <Fact key={name} name={name} measure={`up to ${widthOf(query)} pixels`}>
              {use}
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title="Use">
        <div className={columns}>
          <Rules
            title="Always"
            rules={[
              'Logical sides: start and end, so that right-to-left needs nothing more.',
              'The gap of a parent, not the margin of its children.',
              'Words on the column’s edge: a quiet button hangs out by its inset.',
            ]}
          />
          <Rules
            title="Never"
            rules={[
              'A card in a card. Hairlines divide a panel.',
              'A shadow on what does not float.',
              'A fixed height around words.',
            ]}
          />
        </div>
      </Section>
    </Page>
  )
}

export const SpaceAndShape: StoryObj = { name: 'Space and shape', render: () => <SpacePage /> }
