import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Upload } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ButtonLink } from '../../src/ui/ButtonLink/ButtonLink.tsx'
import { longWord, Row, Stack, Width } from './frame.tsx'

const meta = {
  title: 'UI/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Index for Search', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export const Primary: Story = { args: { variant: 'primary', children: 'Sign In' } }

export const Variants: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Upload aria-hidden="true" />}>
              Upload
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </Row>
  ),
}

export const Busy: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          Saving
        </Button>
      ))}
    </Row>
  ),
}

export const BusyIgnoresPresses: Story = {
  args: { busy: true, children: 'Signing in' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  render: () => (
    <Width>
      <Stack>
        <Button block variant="primary" size="large">
          Request Demo Access
        </Button>
        <Button block>{longWord}</Button>
      </Stack>
    </Width>
  ),
}

export const AsLink: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#home" variant="quiet" size="small" icon={<ArrowLeft aria-hidden="true" />}>
        Back
      </ButtonLink>
      <ButtonLink href="#demo" variant="primary" size="large">
        Request Demo Access
      </ButtonLink>
    </Row>
  ),
}
