/** What a unit measures, and how to convert it: base = value × factor + offset. */
export interface Unit {
  readonly name: string
  readonly dimension: string
  readonly factor: number
  readonly offset: number
}

/** Lines of 'name factor [offset] | spellings', by dimension. The factor of the base unit is 1. */
const TABLE: Readonly<Record<string, string>> = {
  percent: 'percent 1 | % percent pct per-cent',
  euro: 'euro 1 | € euro euros eur',
  dollar: 'dollar 1 | $ dollar dollars usd\ncent-us 0.01 | ¢',
  pound: 'pound 1 | £ gbp',
  franc: 'franc 1 | chf franc francs',
  crown: 'crown 1 | crown crowns kr',
  length: `metre 1 | m metre metres meter meters
    kilometre 1000 | km kilometre kilometres kilometer kilometers
    centimetre 0.01 | cm centimetre centimetres centimeter centimeters
    millimetre 0.001 | mm millimetre millimetres millimeter millimeters
    micrometre 0.000001 | µm μm um micron microns micrometre micrometres micrometer micrometers
    nanometre 0.000000001 | nanometre nanometres nanometer nanometers
    mile 1609.344 | mile miles mi
    yard 0.9144 | yard yards yd
    foot 0.3048 | ft foot feet
    inch 0.0254 | inch inches in.`,
  area: `square-metre 1 | m² m2 sqm squaremetre squaremetres squaremeter squaremeters
    square-kilometre 1000000 | km² km2 squarekilometre squarekilometres squarekilometer squarekilometers
    hectare 10000 | ha hectare hectares
    acre 4046.856 | acre acres`,
  mass: `kilogram 1 | kg kilo kilos kilogram kilograms kilogramme kilogrammes
    gram 0.001 | g gram grams gramme grammes
    milligram 0.000001 | mg milligram milligrams
    microgram 0.000000001 | µg μg mcg microgram micrograms
    tonne 1000 | t tonne tonnes ton tons
    pound-mass 0.45359237 | lb lbs pound pounds
    ounce 0.028349523 | oz ounce ounces`,
  volume: `litre 1 | l litre litres liter liters
    millilitre 0.001 | ml millilitre millilitres milliliter milliliters
    microlitre 0.000001 | µl μl microlitre microlitres microliter microliters
    centilitre 0.01 | cl centilitre centilitres
    decilitre 0.1 | dl decilitre decilitres
    cubic-metre 1000 | m³ m3 cubicmetre cubicmetres cubicmeter cubicmeters
    gallon 3.785412 | gallon gallons gal
    pint 0.473176 | pint pints
    cup 0.236588 | cup cups
    tablespoon 0.0147868 | tbsp tablespoon tablespoons
    teaspoon 0.00492892 | tsp teaspoon teaspoons`,
  speed: `kilometre-per-hour 1 | km/h kph kmh
    mile-per-hour 1.609344 | mph mi/h
    metre-per-second 3.6 | m/s
    knot 1.852 | knot knots kn`,
  temperature: `celsius 1 | °c celsius
    kelvin 1 -273.15 | k kelvin
    fahrenheit 0.5555555555555556 -17.77777777777778 | °f fahrenheit
    degree 1 | ° degree degrees`,
  pressure: `bar 1 | bar bars
    pascal 0.00001 | pa pascal pascals
    hectopascal 0.001 | hpa
    kilopascal 0.01 | kpa
    psi 0.0689476 | psi`,
  voltage: 'volt 1 | v volt volts\nmillivolt 0.001 | mv\nkilovolt 1000 | kv',
  current: 'ampere 1 | a amp amps ampere amperes\nmilliampere 0.001 | ma milliampere milliamperes',
  power: `watt 1 | w watt watts
    kilowatt 1000 | kw kilowatt kilowatts
    megawatt 1000000 | mw megawatt megawatts
    horsepower 745.7 | hp horsepower`,
  energy: `joule 1 | j joule joules
    kilojoule 1000 | kj
    kilowatt-hour 3600000 | kwh
    kilocalorie 4184 | kcal calorie calories`,
  torque: 'newton-metre 1 | nm n·m',
  frequency: `hertz 1 | hz hertz
    kilohertz 1000 | khz kilohertz
    megahertz 1000000 | mhz megahertz
    gigahertz 1000000000 | ghz gigahertz`,
  loudness: 'decibel 1 | db decibel decibels',
  time: `second 1 | s sec secs second seconds
    millisecond 0.001 | ms millisecond milliseconds
    microsecond 0.000001 | µs μs microsecond microseconds
    minute 60 | min mins minute minutes
    hour 3600 | h hr hrs hour hours
    day 86400 | day days night nights
    week 604800 | week weeks
    fortnight 1209600 | fortnight fortnights
    month 2629746 | month months
    year 31556952 | year years yr yrs
    decade 315569520 | decade decades`,
  data: `byte 1 | b byte bytes
    kilobyte 1000 | kb kilobyte kilobytes kib
    megabyte 1000000 | mb megabyte megabytes mib
    gigabyte 1000000000 | gb gigabyte gigabytes gib
    terabyte 1000000000000 | tb terabyte terabytes tib`,
  bits: 'bit 1 | bit bits',
  'data rate': `bit-per-second 1 | bit/s bps
    kilobit-per-second 1000 | kbit/s kbps
    megabit-per-second 1000000 | mbit/s mbps
    gigabit-per-second 1000000000 | gbit/s gbps`,
}

const BY_SPELLING = new Map<string, Unit>()
const BY_NAME = new Map<string, Unit>()
for (const [dimension, lines] of Object.entries(TABLE)) {
  for (const line of lines.split('\n')) {
    const [definition = '', spellings = ''] = line.trim().split(' | ')
    const [name = '', factor, offset = '0'] = definition.split(' ')
    const unit = {
      name: name.replaceAll('-', ' '),
      dimension,
      factor: Number(factor),
      offset: Number(offset),
    }
    BY_NAME.set(unit.name, unit)
    for (const spelling of spellings.split(' ')) BY_SPELLING.set(spelling, unit)
  }
}

/** One-letter symbols whose case matters: '5 K' is a temperature, '5 k' is not. */
const SYMBOL = /^(?:[AVWKBJT]|[mglths]|L)$/

/** The unit of a spelling such as 'km', '°C' or 'Minutes', or undefined. `k` and `a` are not units. */
export function unitBySpelling(spelling: string): Unit | undefined {
  if (spelling.length === 1 && /\p{L}/u.test(spelling) && !SYMBOL.test(spelling)) return undefined
  return BY_SPELLING.get(spelling.toLowerCase().replace(/\s/g, ''))
}

export function unitByName(name: string): Unit | undefined {
  return BY_NAME.get(name)
}

/** A value in the base unit of its dimension, for example metres. */
export function toBase(value: number, { factor, offset }: Unit): number {
  return value * factor + offset
}

export function fromBase(base: number, { factor, offset }: Unit): number {
  return (base - offset) / factor
}
