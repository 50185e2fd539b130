import { printPaper } from './paper/printPaper.ts'

/** Returns a module with the PDF of a paper. It is in Base64, because Node, browsers and workers can read that. */
export async function pdfModule(name, paper) {
  const lines = Buffer.from(await printPaper(paper))
    .toString('base64')
    .match(/.{1,100}/g)
  return `export const ${name} = \`\n${lines.join('\n')}\n\`\n`
}
