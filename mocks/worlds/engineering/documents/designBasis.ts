export const designBasis = `# Design basis: Alder Lock footbridge

Prepared by Northmoor Engineers for the canal authority. Revision B, released for construction.

## The structure

The footbridge spans 46 metres over the lock. The deck hangs on 24 hangers from two steel arches. The arches are made of weathering steel, which needs no paint. The foundations stand on bored piles that are 14 metres long.

## Loads

The deck is designed for a live load of 5 kilonewtons per square metre. The design wind speed is 27 metres per second. Snow is not combined with the full live load, because nobody walks on the bridge in deep snow.

## Bolts

The bolts of the hangers are tightened to a torque of 240 Nm, because the hangers must not slip. Each bolt is lubricated before it is tightened. A bolt that has been loosened once is replaced.

## Vibration

The first natural frequency of the deck is 2.3 hertz. Four tuned mass dampers under the deck reduce the vibration caused by pedestrians.

## Inspection

The inspection interval of the bridge is 24 months. The inspector checks the bolts, the dampers and the drains.
`
