import { afterAll, expect, test } from 'vitest'
import { startThread } from '../../../../mocks/engine/recognition/startThread.node.ts'
import { assemble } from '../../../support/pdf.ts'

const thread = startThread()
afterAll(() => thread.end())

/** Four bars, 64 × 64 pixels, as a fax has them. */
const FAX = '26a0786ffffc8a17fffff8fff9142ffffff1fff2285fffffe3ffe450bfffffc7ffffff80080080>'

test('a page whose picture is compressed as a fax is drawn', async () => {
  const content = 'q 612 0 0 612 0 90 cm /I1 Do Q'
  const bytes = assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 1 ' +
      '/Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 64 /Rows 64 >>] ' +
      `/Length ${FAX.length} >>\nstream\n${FAX}\nendstream`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
  expect(await thread.read({ bytes, number: 1, isPrinted: false })).toMatchObject({ kind: 'picture' })
})
