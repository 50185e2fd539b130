import { toasts } from '../../ui/Toasts/toasts.ts'
import type { MissingPart } from './dataExport.ts'
import type { ExportFile } from './privacy.machine.ts'

const UPDATE_FAILED = 'Update Failed'
const EXPORT_FAILED = 'Export Failed'

export const closeBackgroundFailure = () => toasts.closeError(UPDATE_FAILED)

/** Reports that saving failed after the user left System Settings. */
export function showBackgroundFailure(message: string): void {
  toasts.error(UPDATE_FAILED, `Your last change in System Settings was not saved. ${message}`)
}

export const privacyToasts = {
  'data.exported': ({ file, missing }: { file: ExportFile; missing: readonly MissingPart[] }) => {
    toasts.closeError(EXPORT_FAILED)
    const text = `${file.name} was saved to your Downloads folder.`
    if (missing.length === 0) toasts.success('Data exported', text)
    else toasts.warning('Data partly exported', `${text} It lists what is missing.`)
  },
  'export.failed': ({ message }: { message: string }) => toasts.error(EXPORT_FAILED, message),
  'deletion.failed': () =>
    toasts.error(
      'Deletion Failed',
      'Some of your data could not be deleted. See Privacy and data for details.',
    ),
}
