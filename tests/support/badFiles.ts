import { printPdf } from './pdf.ts'

export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** A PDF that declares encryption with a key that no empty password opens. */
export function lockedPdf(): Uint8Array<ArrayBuffer> {
  const plain = String.fromCharCode(...printPdf(['Secret.']))
  const key = 'ab'.repeat(32)
  const encrypt = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >> /ID [<00> <00>]`
  return latin1(plain.replace('/Root', `${encrypt} /Root`))
}
