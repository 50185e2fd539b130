/** Letters that are no other letter with an accent, but are typed as one where the keyboard lacks them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
}
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g')

/** A text as it is searched: without accents and capitals. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
}
