import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { FormNotice } from '../../src/modules/form/FormNotice.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'
import { Notice } from '../../src/ui/Notice/Notice.tsx'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { inPart } from '../support/inApp.tsx'

export default { title: 'Modules/Form notice', decorators: [inPart] } satisfies Meta

const failure = <Notice tone="error" title="The password was not accepted." />

/** While the form is being sent again, the last notice stays, subdued. */
export const Subdued: StoryObj = {
  render: function Subdued() {
    const [isBusy, setIsBusy] = useState(false)
    useEffect(() => setIsBusy(true), [])
    return (
      <Card title="Sign in">
        <FormNotice busy={isBusy}>{!isBusy && failure}</FormNotice>
        <PasswordField label="Password" autoComplete="current-password" value="" onValueChange={fn()} />
      </Card>
    )
  },
}
