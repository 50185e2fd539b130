import { ACCEPTED_TYPES, MAX_FILE_SIZE_BYTES } from '../../../domain/upload.ts'
import { formatBytes } from '../../../lib/text/format.ts'

const TYPES = ACCEPTED_TYPES.map((type) => type.slice(1).toUpperCase()).join(', ')

export const ACCEPTED_FILES = `${TYPES}, up to ${formatBytes(MAX_FILE_SIZE_BYTES)} each`
