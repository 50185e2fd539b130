import type { PDFPageProxy } from 'unpdf/pdfjs'
import { repairText } from '../repairText.ts'
import type { Segment } from './lines.ts'

type Annotation = Awaited<ReturnType<PDFPageProxy['getAnnotations']>>[number]

/** The smallest font size in points. */
const MIN_SIZE = 6
/** The largest size, relative to the page's text, because none of them is a heading. */
const NO_HEADING = 1.1
const LEADING = 1.2
/** The baseline above the lower edge of a line, as a share of its height. */
const BASELINE = 0.25

/**
 * The values of form fields and the text boxes on a page, where they are printed. Checked boxes have the value 'yes', selected buttons
 * their name.
 * @param textSize the font size of the page's text
 */
export function toFilledIn(annotations: readonly Annotation[], textSize: number): Segment[] {
  const maxSize = textSize * NO_HEADING
  return annotations.flatMap((annotation) => {
    const lines = textOf(annotation)
      .split(/\r\n?|\n/)
      .map(repairText)
      .filter((line) => line !== '')
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect as number[]
    const height = (top - bottom) / Math.max(1, lines.length)
    const size = Math.min(maxSize, Math.max(MIN_SIZE, height / LEADING))
    return lines.map((text, i) => ({
      text,
      left,
      right,
      y: top - height * (i + 1 - BASELINE),
      size,
      boldStart: '',
      bold: 0,
      mono: 0,
      math: 0,
      isRotated: false,
    }))
  })
}

function textOf({
  subtype,
  fieldType,
  fieldValue,
  checkBox,
  radioButton,
  exportValue,
  buttonValue,
  contentsObj,
  hidden,
}: Annotation): string {
  if (hidden === true) return ''
  if (subtype === 'FreeText') return contentsObj?.str ?? ''
  if (subtype !== 'Widget' || fieldType === 'Sig') return ''
  if (checkBox === true) return fieldValue === exportValue ? 'yes' : ''
  if (radioButton === true) return fieldValue !== buttonValue ? '' : nameOf(buttonValue)
  return Array.isArray(fieldValue) ? fieldValue.join(', ') : typeof fieldValue === 'string' ? fieldValue : ''
}

/** The name of a selected button says which one it is; the label can be on either side of it. Some have only a number. */
function nameOf(value: unknown): string {
  return typeof value === 'string' && /\p{L}{2}/u.test(value) ? `selected: ${value}` : 'selected'
}
