import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Mail } from 'lucide-react'
import { ButtonLink } from '../../src/ui/ButtonLink/ButtonLink.tsx'
import { each, inRow } from './support/examples.tsx'
import { longWord, Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  parameters: componentDocs(`A link that looks like a Button: the main link of a page to the next one, such
as "Request Demo Access".

It is a link for browsers and assistive technology: it can be opened in a new tab and copied, and it has no busy or
disabled state. Variants and sizes are those of Button.

**Inside the app** pass the router's link: \`<ButtonLink render={<RouterLink to="/demo" />}>\`.

**Use instead:** Button for an action; Link inside a sentence.`),
  args: { href: '#there', children: 'Request Demo Access' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export const Default: Story = { args: { variant: 'primary', size: 'large' } }

export const States: Story = statesTable({ rows: variants }, (variant, args) => (
  <ButtonLink {...args} variant={variant}>
    Contact Us
  </ButtonLink>
))

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Row key={size}>
          <ButtonLink href="#there" size={size}>
            {size}
          </ButtonLink>
          <ButtonLink href="#there" size={size} icon={<Mail aria-hidden="true" />}>
            Contact Us
          </ButtonLink>
        </Row>
      ))}
      <Width>
        <ButtonLink href="#there" block size="large" variant="primary">
          As wide as its container
        </ButtonLink>
      </Width>
      <Width>
        <ButtonLink href="#there" size="small" variant="quiet" edge="start">
          Its words stand on the edge
        </ButtonLink>
      </Width>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(
  inRow(
    each(
      ButtonLink,
      { variant: 'primary', icon: <Mail aria-hidden="true" />, children: arabic.action },
      { variant: 'quiet', children: arabic.word },
    ),
  ),
)

export const Stress: Story = stressOf(
  ButtonLink,
  { variant: 'primary', icon: <ArrowRight aria-hidden="true" /> },
  { block: true, children: longWord },
)
