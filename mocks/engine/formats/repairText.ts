/** Spacing accents, which TeX fonts print before or after the letter, and their combining forms. */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '¯': '\u0304',
  '˙': '\u0307',
  '˝': '\u030b',
  '˛': '\u0328',
}
const SPACING_ACCENT = /([´¨ˆ˜¸ˇ˘˚¯˙˝˛])\s?(\p{L})/gu
/** A combining accent that follows a space belongs to the next letter. The compatibility form of '´' has the space. */
const LOOSE_ACCENT = /(?: |^)([\u0300-\u036f])\s?(\p{L})/gu
/** The first of the marks are control characters: fonts for formulas have their bullets there. */
const BULLETS = /^[\u0080-\u009f\uf0b7\uf0a7\uf0d8\uf076\uf0fc●○■□◆◇➢➤✓‣⁃∙⋆∗◾▪◦]\s*/u

/** Text without control characters, soft hyphens and repeated spaces, with ligatures and the forms of Arabic letters as plain letters. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: broken fonts map glyphs to them
      .replace(/[\u00ad\ufffd\u200b\ufeff\x00-\x08\x0e-\x1f]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Clean text of a printed line, with separate accents joined to their letters: 'caf´e' and 'caf ́e' become 'café'. */
export function repairText(text: string): string {
  const plain = cleanText(text)
    .replace(BULLETS, '• ')
    .replace(/[\u0080-\u009f]/g, '')
  if (!/[´¨ˆ˜¸ˇ˘˚¯˙˝˛]|[\u0300-\u036f]/.test(plain)) return plain.trim()
  return plain
    .replace(SPACING_ACCENT, (whole, accent: string, letter: string) =>
      composed(whole, letter, COMBINING[accent] ?? ''),
    )
    .replace(LOOSE_ACCENT, (whole, accent: string, letter: string) => composed(whole, letter, accent))
    .normalize('NFC')
    .trim()
}

/** The letter with its accent, or the text as it was if no such character exists. */
function composed(whole: string, letter: string, accent: string): string {
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter
  const character = (base + accent).normalize('NFC')
  return character.length === 1 ? character : whole
}
