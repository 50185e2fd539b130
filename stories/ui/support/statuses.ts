import type { StatusShape } from '../../../src/ui/StatusPie/shapes.ts'

interface Status {
  shape: StatusShape
  label: string
}

export const documents: readonly Status[] = [
  { shape: 'pending', label: 'Pending' },
  { shape: 'quarter', label: 'Uploaded' },
  { shape: 'partial', label: 'Processing' },
  { shape: 'threeQuarters', label: 'Ready to Index' },
  { shape: 'nearly', label: 'Indexing' },
  { shape: 'check', label: 'Indexed' },
  { shape: 'cross', label: 'Failed' },
]

export const access: readonly Status[] = [
  { shape: 'pending', label: 'Pending' },
  { shape: 'half', label: 'Approved' },
  { shape: 'threeQuarters', label: 'Registered' },
  { shape: 'check', label: 'Active' },
  { shape: 'slash', label: 'Rejected' },
]

export const shapes: readonly StatusShape[] = [
  'pending',
  'quarter',
  'partial',
  'half',
  'threeQuarters',
  'nearly',
  'check',
  'cross',
  'slash',
]
