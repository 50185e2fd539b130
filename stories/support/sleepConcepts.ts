import type { ConnectedConcept, Relationship } from '../../src/api/types.ts'
import { createConceptMap } from '../../src/flows/dashboard/graph/concepts.ts'

// The strongest concepts of the demo world, with their relationships.

const concept = (name: string, connections: number, salience: number): ConnectedConcept => ({
  name,
  type: name === 'Mira Halloran' ? 'person' : / decibels$/.test(name) ? 'quantity' : 'concept',
  connections,
  salience,
  documents: ['spindle-notes.txt', 'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf'],
  passages: [
    {
      text: `A lower threshold finds more ${name} and more false alarms.`,
      filename: 'spindle-notes.txt',
      page: null,
      heading: 'Detection',
    },
    {
      text: `The review treats ${name} on several pages, because the results of the last years differ.`,
      filename: 'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf',
      page: 4,
    },
  ],
})

/** Name, number of connections and salience of each. */
const CONCEPTS = `
  cue 5 0.92, bedroom 4 1, volunteers 4 0.93, kettle 4 0.88, spindles 4 0.86, slow-wave sleep 3 0.85,
  detector 3 0.84, rounds 3 0.81, word pairs 3 0.81, false alarms 3 0.79, awakenings 3 0.69, sounds 3 0.69,
  cortex 3 0.69, reticular nucleus 3 0.69, amplifier 3 0.68, clock 3 0.68, stimulus computer 3 0.68,
  time server 3 0.68, replay 2 0.84, electrode paste 2 0.82, spindle density 2 0.8, Mira Halloran 2 0.79,
  Tobias Wren 2 0.79, jars 2 0.71, alpha rhythm 2 0.69, muscle tension 2 0.69, loudspeaker 2 0.68,
  parietal cortex 2 0.68, rising phase 2 0.68, slow oscillation 2 0.68, sound cues 2 0.68,
  moving window 2 0.68, root mean square 2 0.68, camera 2 0.65, L-17 2 0.56, thalamocortical loops 2 0.55,
  threshold 2 0.5, consolidation 1 0.58, 38 decibels 2 0.5, 46 decibels 2 0.5
`

const concepts = CONCEPTS.trim()
  .split(/,\s+/)
  .map((entry) => {
    const [, name = '', connections, salience] = /^(.+) (\d+) ([\d.]+)$/.exec(entry) ?? []
    return concept(name, Number(connections), Number(salience))
  })

const relationship = (source: string, relation: string, target: string): Relationship => ({
  source,
  relation,
  target,
  ...(relation === 'contradicts' && { polarity: 'contradicts' as const }),
  documents: ['spindle-notes.txt'],
})

/** `a + b` are mentioned together; other relations are between two `>`. */
const RELATIONSHIPS = `
  alpha rhythm + false alarms, alpha rhythm + muscle tension, amplifier + clock,
  amplifier + stimulus computer, amplifier + time server, awakenings + kettle, awakenings + sounds,
  awakenings > was caused by > cue, bedroom + camera, bedroom + word pairs, clock + stimulus computer,
  clock + time server, cortex + reticular nucleus, cortex + thalamocortical loops, cue + kettle,
  cue + sounds, detector > computes > root mean square, detector + moving window, electrode paste + jars,
  false alarms > was caused by > muscle tension, kettle + sounds, L-17 + rounds, L-17 + word pairs,
  loudspeaker + sound cues, Mira Halloran + Tobias Wren, moving window + root mean square,
  parietal cortex + rising phase, parietal cortex + slow oscillation,
  replay > is not required for > consolidation, reticular nucleus + thalamocortical loops,
  rising phase + slow oscillation, rounds + word pairs, slow-wave sleep + spindle density,
  spindles > is generated in the thalamus by > reticular nucleus, spindles > reaches > cortex,
  spindle density > is the number of > spindles, stimulus computer + time server,
  sound cues > is played at > 46 decibels, cue > is played at > 38 decibels,
  38 decibels > contradicts > 46 decibels, threshold > finds > false alarms, threshold > finds > spindles, volunteers > received > cue
`

const relationships = RELATIONSHIPS.trim()
  .replaceAll(' + ', ' > mentioned with > ')
  .split(/,\s+/)
  .map((entry) => {
    const [source = '', relation = '', target = ''] = entry.split(' > ')
    return relationship(source, relation, target)
  })

export const sleepConcepts = createConceptMap(concepts, relationships)
