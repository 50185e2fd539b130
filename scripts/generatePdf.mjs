import { lanternProtocol } from '../mocks/worlds/demo/papers/lanternProtocol.ts'
import { protocolAmendment } from '../mocks/worlds/demo/papers/protocolAmendment.ts'
import { printPaper } from './paper/printPaper.ts'

const LINE_LENGTH = 100

/** Returns modules with the PDFs of the demo. They are in Base64, because Node, browsers and workers can read that. */
export const lanternProtocolModule = () => pdfModule('LANTERN_PROTOCOL_PDF', lanternProtocol)
export const protocolAmendmentModule = () => pdfModule('PROTOCOL_AMENDMENT_PDF', protocolAmendment)

async function pdfModule(name, paper) {
  const base64 = Buffer.from(await printPaper(paper)).toString('base64')
  const lines = base64.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []
  return `export const ${name} = \`\n${lines.join('\n')}\n\`\n`
}
