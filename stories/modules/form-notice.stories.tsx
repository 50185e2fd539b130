import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { FormNotice } from '../../src/modules/form/FormNotice.tsx'
import { Notice } from '../../src/ui/Notice/Notice.tsx'
import { inPart } from '../support/inApp.tsx'

export default {
  title: 'Modules/Form notice',
  decorators: [inPart],
} satisfies Meta

const failure = <Notice tone="error" title="The password was not accepted." />

/** While the form is being sent again, the last notice stays, subdued. */
export const Subdued: StoryObj = {
  render: function Subdued() {
    const [isBusy, setIsBusy] = useState(false)
    useEffect(() => setIsBusy(true), [])
    return <FormNotice busy={isBusy}>{!isBusy && failure}</FormNotice>
  },
}
