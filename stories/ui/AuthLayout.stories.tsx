import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, Mail } from 'lucide-react'
import { fn } from 'storybook/test'
import { AuthLayout } from '../../src/ui/AuthLayout/AuthLayout.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ButtonLink } from '../../src/ui/ButtonLink/ButtonLink.tsx'
import { Link } from '../../src/ui/Link/Link.tsx'
import { Mark } from '../../src/ui/Mark/Mark.tsx'
import { Notice } from '../../src/ui/Notice/Notice.tsx'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'

const meta = {
  title: 'UI/AuthLayout',
  component: AuthLayout,
  args: {
    brand: <Mark wordmark="Engram" />,
    headEnd: (
      <ButtonLink
        href="#back"
        variant="quiet"
        size="small"
        edge="end"
        icon={<ArrowLeft aria-hidden="true" />}
      >
        Back
      </ButtonLink>
    ),
    title: 'Demo login',
    subtitle: 'Use the email and password from your invitation.',
    foot: (
      <>
        Trouble signing in?
        <ButtonLink href="#help" variant="quiet" size="small" edge="end" icon={<Mail aria-hidden="true" />}>
          Contact Us
        </ButtonLink>
      </>
    ),
    children: (
      <>
        <Notice tone="error" title="Invalid email or password.">
          Check both, then type your password again.
        </Notice>
        <TextField label="Email" value="bartholomew.achterberg-nwosu@longview.example" onValueChange={fn()} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          placeholder="Enter your password"
          value=""
          onValueChange={fn()}
          labelEnd={
            <Link href="#forgot" tone="quiet">
              Forgot password
            </Link>
          }
        />
        <Button variant="primary" size="large" block disabled>
          Sign In
        </Button>
        <p>
          No invitation yet? <Link href="#request">Request Demo Access</Link>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
