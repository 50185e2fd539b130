export const inspectionReport = `# Inspection report: Alder Lock footbridge

First inspection after opening, by Lotte Vestergaard, Northmoor Engineers.

## Result

The bridge is safe. Seven of the 24 hangers have bolts that must be tightened again before the next winter. One of the four dampers is stuck because sand has entered its guide.

## Corrosion

The weathering steel has formed an even layer of rust. Below the northern abutment the steel stays wet because leaves block the drains. Wet weathering steel loses 0.05 millimetres of thickness per year.

## Vibration

The measured natural frequency is 2.2 hertz. A group of twelve runners caused an acceleration of 0.6 metres per second squared, which pedestrians notice and the structure does not.

## Recommendations

The stuck damper is replaced by the end of September. The bolts are checked by Pryce Steelwork. The handrail on the southern side needs new fixings; the cost is estimated at 4,800 pounds.
`
