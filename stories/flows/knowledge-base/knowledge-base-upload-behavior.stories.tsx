import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { fileRejectionOf } from '../../../src/domain/upload.ts'
import { uploadMachine } from '../../../src/flows/knowledge-base/upload/upload.machine.ts'
import { UploadList } from '../../../src/flows/knowledge-base/upload-panel/UploadList.tsx'
import { inPart } from '../../support/inApp.tsx'
import { at } from '../../support/stateStory.tsx'

export default { title: 'Behavior/Uploads', tags: ['behavior'], decorators: [inPart] } satisfies Meta

const uploadAt = (value: StateValueFrom<typeof uploadMachine>, name: string, size = 4_800_000) => {
  const rejection = fileRejectionOf({ name, size })
  return at(uploadMachine, value, {
    file: { id: name, name, size },
    rejection,
    percent: 30,
    message: value === 'error' ? (rejection ?? 'Upload timeout') : null,
  })
}

const send = fn()

/** A long list renders only visible uploads; the counts include all. */
export const FiveHundredFiles: StoryObj = {
  render: () => (
    <UploadList
      uploads={Array.from({ length: 500 }, (_, index) =>
        uploadAt(index < 120 ? 'completed' : index < 124 ? 'uploading' : 'queued', `page-${index}.md`),
      )}
      send={send}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    send.mockClear()
    await expect(canvas.getByText('120 of 500 complete')).toBeVisible()
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading page-120.md' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(800)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }))
    await expect(send).toHaveBeenCalledWith({ type: 'cancelAll.requested' })
  },
}

/** After all uploads have ended, only failed ones are left. They can be sent again or dismissed together. */
export const OnlyFailedUploads: StoryObj = {
  render: () => (
    <UploadList uploads={['a.md', 'b.md', 'setup.exe'].map((name) => uploadAt('error', name))} send={send} />
  ),
  play: async ({ canvas }) => {
    send.mockClear()
    await expect(canvas.getByText('3 failed')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Retry the upload/ })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }))
    await expect(send.mock.calls).toEqual([
      [{ type: 'resendAll.requested' }],
      [{ type: 'dismissAll.requested' }],
    ])
  },
}
