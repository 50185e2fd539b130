import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { zlibSync } from 'fflate'
import type { Paper, PaperBlock } from '../../mocks/worlds/demo/papers/paper.ts'
import { chartPieces } from './chartPieces.ts'
import { layOut } from './layout.ts'
import { createDocument, drawArtifact, drawLine, PAGE, type Pdf, widthOf } from './pen.ts'
import { STYLES } from './styles.ts'
import { drawRule, tablePieces } from './tablePieces.ts'
import type { DrawnPiece, Target } from './textPieces.ts'
import { headingPieces, listPieces, paragraphPieces } from './textPieces.ts'
import { titlePieces } from './titlePieces.ts'

const MARGIN = 60
const TEXT_WIDTH = PAGE.width - MARGIN * 2
const COLUMN_GAP = 24
const BOTTOM = PAGE.height - 78
const TOP = { first: 62, other: 86 }

/** Prints a PDF. The same text always results in the same bytes. */
export async function printPaper(paper: Paper): Promise<Uint8Array> {
  // Node's own compression depends on the processor.
  const { deflateSync } = zlib
  zlib.deflateSync = (data) => Buffer.from(zlibSync(Buffer.from(data as Uint8Array)))
  try {
    return await drawPaper(paper)
  } finally {
    zlib.deflateSync = deflateSync
  }
}

async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const document = createDocument(paper)
  const element = document.struct('Document')
  document.addStructure(element)
  const target = { document, element }
  const title = titlePieces(target, paper, TEXT_WIDTH)
  const parts = paper.parts.map(({ columns, onNewPage = false, blocks }, i) => {
    const width = columnWidth(columns)
    const pieces = blocks.flatMap((block) => piecesOf(target, block, width))
    return { columns, onNewPage, before: 12, pieces: i === 0 ? [...title, ...pieces] : pieces }
  })
  const placed = layOut(parts, (page) => (page === 0 ? TOP.first : TOP.other), BOTTOM)
  const pageCount = Math.max(...placed.map(({ page }) => page)) + 1
  for (let page = 0; page < pageCount; page += 1) {
    document.addPage()
    drawEdges(document, paper, page, pageCount)
    for (const { piece, columns, column, top } of placed.filter((where) => where.page === page))
      piece.draw(MARGIN + column * (columnWidth(columns) + COLUMN_GAP), top)
  }
  element.end()
  document.end()
  return buffer(document)
}

const columnWidth = (columns: number) => (TEXT_WIDTH - COLUMN_GAP * (columns - 1)) / columns

function piecesOf(target: Target, block: PaperBlock, width: number): DrawnPiece[] {
  if ('heading' in block) return headingPieces(target, block.heading, width)
  if ('paragraph' in block) return paragraphPieces(target, block.paragraph, width)
  if ('items' in block) return listPieces(target, block.items, width)
  if ('table' in block) return tablePieces(target, block.table, width)
  return chartPieces(target, block.sleepStages, width)
}

/** The running header, except on the first page, and the page number. */
function drawEdges(document: Pdf, paper: Paper, page: number, pageCount: number): void {
  const drawAtEnd = (text: string, top: number) => {
    const width = widthOf(document, text, STYLES.running)
    drawLine(document, text, MARGIN + TEXT_WIDTH - width, top, STYLES.running)
  }
  const [start, end] = paper.runningHeader
  drawArtifact(document, () => {
    if (page > 0) {
      drawLine(document, start, MARGIN, 44, STYLES.running)
      drawAtEnd(end, 44)
    }
    drawAtEnd(`Page ${page + 1} of ${pageCount}`, PAGE.height - 50)
  })
  if (page > 0) drawRule(document, MARGIN, 60, TEXT_WIDTH, 0.5)
}
