/** The document that a presenter adds: a third torque. */
export const boltDataSheet = `# Data sheet: hanger bolts M20

Ironvale Fasteners, issued in May.

## Tightening

The bolts of the hangers are tightened to a torque of 265 Nm. The value applies to lubricated threads at temperatures above 5 degrees.

## Material

The bolts are made of stainless steel. Their tensile strength is 800 megapascals. Each batch is tested by an independent laboratory.
`
