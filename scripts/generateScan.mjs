// node scripts/generateScan.mjs: prints the lease of the world `scan`, scans it (grey, 200 dpi, turned, noisy, with a stamp), and
// writes it to mocks/worlds/demo/papers/lease-scan.pdf: a PDF of pictures. The result is committed, because canvases differ by version.
import { createWriteStream } from 'node:fs'
import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { openPdf } from '../mocks/engine/formats/pdf/open.ts'
import { drawingOptions } from '../mocks/engine/recognition/canvas.ts'
import { drawPage } from '../mocks/engine/recognition/pageImage.ts'
import { createRandom } from '../mocks/random.ts'

Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })

const DPI = 200
const A4 = { width: 595.28, height: 841.89 }
/** Degrees by which the pages lay askew. */
const ANGLES = [1.2, -0.8]
const QUALITY = 40

const PAGES = [
  [
    ['title', 'Lease of the boathouse at Nettle Quay'],
    [
      'text',
      'Between the Harbor Trust of Aldmere, represented by its secretary Judith Marlowe, and the Aldmere Rowing Club, represented by its president Tomas Okoye.',
    ],
    ['heading', '1. What is leased'],
    [
      'text',
      'The Trust leases to the Club the boathouse at 14 Nettle Quay, with its slipway and the yard behind it. The floor area is 286 square meters. The loft above the workshop is not part of the lease; the Trust stores buoys in it.',
    ],
    ['heading', '2. Term'],
    [
      'text',
      'The lease begins on April 1, 2019 and ends on March 31, 2029. Either party may end it earlier with a notice of nine months to the end of a quarter. A notice has to be given in writing.',
    ],
    ['heading', '3. Rent and deposit'],
    [
      'text',
      'The rent is 1,450 dollars a month and is due on the third working day. It rises by two percent on each first of April. The Club pays a deposit of 4,350 dollars when it receives the keys. The Trust returns the deposit within sixty days after the end of the lease.',
    ],
    ['text', 'If the rent is more than ten days late, the Trust may charge 35 dollars for each reminder.'],
  ],
  [
    ['heading', '4. Use and repairs'],
    [
      'text',
      'The Club may store up to 42 boats. Fuel may be stored in the yard only, in the steel cabinet, and not more than 60 liters. Repairs below 300 dollars are paid by the Club, all others by the Trust. The Trust inspects the slipway in October of each year.',
    ],
    ['heading', '5. Keys'],
    [
      'text',
      'The Club receives six keys. A lost key is reported to Judith Marlowe within two days, and the Club pays the new lock.',
    ],
    ['heading', '6. Insurance'],
    [
      'text',
      'The Trust insures the building against fire and flood. The Club insures its boats, and proves a liability insurance of at least one million dollars by January 15 of each year.',
    ],
    ['text', 'Aldmere, March 12, 2019'],
  ],
]

const SIZES = { title: 18, heading: 13, text: 11 }

function print() {
  const document = new PDFDocument({ size: 'A4', margin: 72 })
  const chunks = []
  document.on('data', (chunk) => chunks.push(chunk))
  for (const [i, parts] of PAGES.entries()) {
    if (i > 0) document.addPage()
    for (const [kind, text] of parts) {
      document.font(kind === 'text' ? 'Times-Roman' : 'Times-Bold').fontSize(SIZES[kind])
      document.text(text, { lineGap: 3 }).moveDown(kind === 'text' ? 0.9 : 0.4)
    }
  }
  return new Promise((resolve) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.end()
  })
}

const random = createRandom(34)

/** A page as it lies in the scanner: turned, on grey paper with speckles, the second one with a stamp. */
function scan({ width, height, pixels }, i) {
  const printed = createCanvas(width, height)
  const rgba = new Uint8ClampedArray(width * height * 4).map((_, at) =>
    at % 4 === 3 ? 255 : pixels[at >> 2],
  )
  printed.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((ANGLES[i] * Math.PI) / 180)
  context.drawImage(printed, -width / 2, -height / 2)
  if (i === PAGES.length - 1) stamp(context)
  const scanned = context.getImageData(0, 0, width, height)
  for (let at = 0; at < scanned.data.length; at += 4) {
    const grey = scanned.data[at] * 0.86 + 22 + (random.next() - 0.5) * 8
    scanned.data[at] = scanned.data[at + 1] = scanned.data[at + 2] = grey
  }
  context.putImageData(scanned, 0, 0)
  return canvas.toBuffer('image/jpeg', QUALITY)
}

function stamp(context) {
  context.save()
  context.translate(330, 560)
  context.rotate(-0.3)
  context.strokeStyle = context.fillStyle = '#777'
  context.lineWidth = 6
  context.beginPath()
  context.arc(0, 0, 150, 0, 2 * Math.PI)
  context.stroke()
  context.font = 'bold 34px serif'
  context.textAlign = 'center'
  context.fillText('HARBOR TRUST', 0, -8)
  context.fillText('ALDMERE', 0, 36)
  context.restore()
}

const pdf = await openPdf(await print(), drawingOptions(createCanvas))
const scanned = new PDFDocument({
  autoFirstPage: false,
  info: { CreationDate: new Date('2019-03-13T09:00:00Z') },
})
scanned.pipe(createWriteStream(`${import.meta.dirname}/../mocks/worlds/demo/papers/lease-scan.pdf`))
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { image } = await drawPage(await pdf.getPage(number), createCanvas, DPI)
  const jpeg = scan(image, number - 1)
  scanned.addPage({ size: [A4.width, A4.height], margin: 0 }).image(jpeg, 0, 0, A4)
}
scanned.end()
