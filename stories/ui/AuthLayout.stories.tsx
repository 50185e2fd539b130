import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft } from 'lucide-react'
import { fn } from 'storybook/test'
import { AuthLayout } from '../../src/ui/AuthLayout/AuthLayout.tsx'
import { ContactFooter } from '../../src/ui/AuthLayout/ContactFooter.tsx'
import { HomeLink } from '../../src/ui/AuthLayout/HomeLink.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ButtonLink } from '../../src/ui/ButtonLink/ButtonLink.tsx'
import { Link } from '../../src/ui/Link/Link.tsx'
import { Mark } from '../../src/ui/Mark/Mark.tsx'
import { Notice } from '../../src/ui/Notice/Notice.tsx'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { each } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, fullscreenDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const form = (
  <>
    <TextField label="Email" value="bartholomew.achterberg-nwosu@longview.example" onValueChange={fn()} />
    <PasswordField
      label="Password"
      autoComplete="current-password"
      placeholder="Enter your password"
      value=""
      onValueChange={fn()}
    />
    <Button variant="primary" size="large" block disabled>
      Sign In
    </Button>
    <p>
      Don't have access yet? <Link href="#request">Request Demo Access</Link>
    </p>
  </>
)

const meta = {
  title: 'Components/Structure/AuthLayout',
  component: AuthLayout,
  parameters: fullscreenDocs(
    `The layout of the sign-in screens: sign-in, setting a password, the second factor, expired links.
One column at the start edge with the backdrop beside it. Phones show the column only.

The form is centered vertically; a long form scrolls with the page. An error is shown as a Notice above the fields.

**Use instead:** SidebarLayout for signed-in users.`,
    '640px',
  ),
  args: {
    brand: <HomeLink name="Engram" render={<a href="#home" />} />,
    headerEnd: (
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
    subtitle: 'Sign in with your email and password.',
    footer: <ContactFooter question="Trouble signing in?" email="hello@engram.example" />,
    children: form,
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithError: Story = {
  args: {
    children: (
      <>
        <Notice tone="error" title="Invalid email or password.">
          Check both, then type your password again.
        </Notice>
        {form}
      </>
    ),
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: {
    headerEnd: undefined,
    title: arabic.word,
    subtitle: arabic.sentence,
    footer: arabic.name,
    children: <TextField label={arabic.word} value={arabic.name} onValueChange={fn()} />,
  },
  ...rightToLeft(each(AuthLayout, {})),
}

export const Stress: Story = stress(() => (
  <AuthLayout
    brand={<Mark wordmark="Engram" />}
    headerEnd={
      <ButtonLink href="#back" variant="quiet" size="small">
        Back
      </ButtonLink>
    }
    title={longWord}
    subtitle={longWord}
    footer={longWord}
    backdrop={null}
  >
    <TextField label={longWord} value={longWord} onValueChange={fn()} />
    <Button variant="primary" size="large" block>
      {longWord}
    </Button>
  </AuthLayout>
))
