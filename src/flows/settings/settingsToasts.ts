import { toasts } from '../../ui/Toasts/toasts.ts'
import type { MissingPart } from './dataExport.ts'
import type { ExportFile } from './privacy.machine.ts'

/** Reports that saving failed after the user left System Settings. */
export function showBackgroundFailure(message: string): void {
  toasts.error('Update Failed', `Your last change in System Settings was not saved. ${message}`)
}

export const privacyToasts = {
  'data.exported': ({ file, missing }: { file: ExportFile; missing: readonly MissingPart[] }) => {
    const text = `${file.name} was saved to your Downloads folder.`
    if (missing.length === 0) toasts.success('Data exported', text)
    else toasts.warning('Data partly exported', `${text} It lists what is missing.`)
  },
  'export.failed': ({ message }: { message: string }) => toasts.error('Export Failed', message),
  'deletion.failed': () =>
    toasts.error(
      'Deletion Failed',
      'Some of your data could not be deleted. See Privacy and data for details.',
    ),
}
