/** A number and its unit. */
export interface Quantity {
  readonly value: number
  /** A key of `UNITS`, 'calendar year' for a year without a unit, or null. */
  readonly unit: string | null
  /** As written, including the unit. */
  readonly text: string
  readonly start: number
  readonly end: number
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, i) => [word, i]),
)

/** Unit by spelling. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    percent: '% percent pct',
    euro: '€ euro euros eur',
    dollar: '$ dollar dollars usd',
    pound: '£ gbp',
    kilometre: 'km kilometre kilometres kilometer kilometers',
    metre: 'm metre metres meter meters',
    centimetre: 'cm centimetre centimetres centimeter centimeters',
    millimetre: 'mm millimetre millimetres millimeter millimeters',
    'kilometre per hour': 'km/h kph',
    mile: 'mile miles mi',
    foot: 'ft foot feet',
    kilogram: 'kg kilogram kilograms kilogramme kilogrammes',
    gram: 'g gram grams gramme grammes',
    milligram: 'mg milligram milligrams',
    tonne: 't tonne tonnes ton tons',
    litre: 'l litre litres liter liters',
    millilitre: 'ml millilitre millilitres milliliter milliliters',
    celsius: '°c celsius',
    fahrenheit: '°f fahrenheit',
    kelvin: 'k kelvin',
    bar: 'bar bars',
    pascal: 'pa pascal pascals',
    volt: 'v volt volts',
    ampere: 'amp amps ampere amperes',
    watt: 'w watt watts',
    kilowatt: 'kw kilowatt kilowatts',
    'newton metre': 'nm n·m',
    hertz: 'hz hertz',
    millisecond: 'ms millisecond milliseconds',
    second: 's sec secs second seconds',
    minute: 'min mins minute minutes',
    hour: 'h hr hrs hour hours',
    day: 'day days',
    week: 'week weeks',
    month: 'month months',
    year: 'years yr yrs',
    byte: 'b byte bytes',
    kilobyte: 'kb kilobyte kilobytes',
    megabyte: 'mb megabyte megabytes',
    gigabyte: 'gb gigabyte gigabytes',
  }).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, unit]),
  ),
)

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

const NUMBER = `\\d+(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\b(?:${[...NUMBER_WORDS.keys()].join('|')})\\b`
const SCALE = `\\s(?:${Object.keys(SCALES).join('|')})\\b`
/** A currency sign, a number, a scale, and a sign or word that may be the unit. */
const QUANTITY = new RegExp(
  `([€$£])?\\s?(?<![\\w.])(${NUMBER})(${SCALE})?(?:\\s?(%|°\\s?[CF]\\b)|[\\s-]?(km/h|n·m|\\p{L}+))?`,
  'giu',
)

/** The numbers of a text with their units, in order. Skips parts of identifiers and versions. */
export function quantities(text: string): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(QUANTITY)) {
    const [whole, currency, digits = '', scale, sign, word] = match
    const after = text.charAt(match.index + whole.length)
    if (/^[\w]/.test(after) || /^\.\d/.test(text.slice(match.index + whole.length))) continue
    const unit = unitOf(currency ?? sign ?? word, digits)
    const written =
      unit === 'year' || unit !== null ? whole : whole.slice(0, whole.length - (word?.length ?? 0))
    const start = match.index + (whole.length - whole.trimStart().length)
    const trimmedText = written.trim()
    found.push({
      value: numberOf(digits) * (SCALES[scale?.trim().toLowerCase() ?? ''] ?? 1),
      unit,
      text: trimmedText,
      start,
      end: start + trimmedText.length,
    })
  }
  return found
}

function numberOf(digits: string): number {
  return NUMBER_WORDS.get(digits.toLowerCase()) ?? Number(digits.replaceAll(',', ''))
}

/** A known unit, or 'calendar year' for four digits that can be a year. */
function unitOf(spelling: string | undefined, digits: string): string | null {
  const known = UNITS.get(spelling?.toLowerCase().replace(/\s/g, '') ?? '')
  if (known !== undefined) return known
  return /^(?:1[0-9]|20)\d\d$/.test(digits) ? 'calendar year' : null
}
