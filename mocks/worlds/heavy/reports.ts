const STATIONS = [
  'Aldermoor',
  'Birchwater',
  'Cold Spring',
  'Dunmere',
  'Eastlock',
  'Fernhill',
  'Gallows Bridge',
  'Highfield',
  'Ironmill',
  'Juniper Weir',
  'Kingsford',
  'Lower Marsh',
  'Millrace',
  'Northgate',
  'Old Quarry',
  'Priory Sluice',
  'Quayside',
  'Redbank',
  'Stonecroft',
  'Tollhouse',
  'Upper Marsh',
  'Viaduct',
  'Westlock',
  'Yewtree',
  'Zeal Brook',
]

export interface Report {
  readonly station: string
  readonly text: string
}

/** The pumping stations of the waterworks, each with the text of its standing inspection report. */
export function reports(): readonly Report[] {
  return STATIONS.map((station, i) => ({ station, text: reportOf(station, i) }))
}

const INSPECTORS = ['Desmond Achterberg', 'Salma Idris', 'Wendeline Koch', 'Tomás Rourke']

function reportOf(station: string, number: number): string {
  const pumps = 2 + (number % 5)
  return `# ${station} pumping station

Inspected by ${INSPECTORS[number % INSPECTORS.length]}.

## Pumps

${station} has ${pumps} pumps. The largest pump of ${station} moves ${240 + number * 35} liters per second. Its bearings are greased every ${4 + (number % 6)} weeks.

## Building

The ${station} station was built in ${1922 + number * 3}. The emergency generator of ${station} runs for ${10 + (number % 9)} hours with a full tank. The key is kept by the ${number % 2 === 0 ? 'water board' : 'district office'}.

## Findings

${number % 3 === 0 ? 'A valve drips and is watched.' : 'No leaks were found.'} The alarm of ${station} was tested and answered after ${20 + number} seconds.
`
}

/** One question for each of the first ten stations, which their reports answer. */
export function questions(): readonly string[] {
  return STATIONS.slice(0, 10).map((station, i) =>
    i % 2 === 0 ? `How many pumps does ${station} have?` : `When was the ${station} station built?`,
  )
}
