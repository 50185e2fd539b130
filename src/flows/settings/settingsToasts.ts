import type { User } from '../../api/types.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { MissingPart } from './dataExport.ts'
import type { ExportFile } from './privacy.machine.ts'

/** `user` is the updated backend user; null when this device stored the change. */
export function showSavedToast(title: string, user: User | null): void {
  toasts.success(title, user === null ? 'Kept on this device.' : 'Kept in your account.')
}

export const savingToasts = {
  'saving.failed': ({ message }: { message: string }) => toasts.error('Update Failed', message),
}

export const privacyToasts = {
  'data.exported': ({ file, missing }: { file: ExportFile; missing: readonly MissingPart[] }) => {
    const text = `${file.name} is among your downloads.`
    if (missing.length === 0) toasts.success('Data exported', text)
    else toasts.warning('Data exported in part', `${text} It names what is missing.`)
  },
  'export.failed': ({ message }: { message: string }) => toasts.error('Export Failed', message),
  'deletion.failed': () =>
    toasts.error(
      'Deletion Failed',
      'Some of your data is still there. Privacy and data shows what, and why.',
    ),
}
