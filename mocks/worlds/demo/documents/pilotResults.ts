/** The results of the pilot study, which the other documents refer to. */
export const pilotResults = `# Lantern study: results of the pilot

Written by Mira Halloran after the last pilot night.

## Who took part

Fourteen volunteers slept in the laboratory for the pilot. Two nights were discarded because they had less than 45 minutes of slow-wave sleep. The results below come from the remaining twelve nights. The mean age was 26 years.

## Forgetting overnight

Volunteers forgot 9 percent of the cued word pairs overnight. They forgot 21 percent of the uncued word pairs. The difference of twelve points is larger than we had expected from the literature, where seven points are usual. It was present in ten of the twelve volunteers.

The benefit was largest for pairs that had been recalled slowly before sleep. Pairs that were recalled at once showed almost no benefit, because hardly any of them were forgotten. Targeted memory reactivation therefore seems to help weak memories more than strong ones.

## Sleep

Slow-wave sleep lasted 94 minutes on average. Each volunteer received 212 cues on average. Cueing caused seventeen awakenings in twelve nights, most of them by the sounds of the kettle and the door bell. Cueing did not shorten slow-wave sleep when the night was compared with a night without sounds.

## Spindles

Spindle density correlates with the benefit of cueing, with a coefficient of 0.61. The relation holds for fast spindles only. A cue that was followed by a spindle within two seconds strengthened the memory of its word pair. A cue that fell into the pause after a spindle had no effect. This pause lasts for about three seconds, in which the thalamus cannot produce another spindle.

## What follows for the main study

The interval between two cues will remain at six seconds so that a cue does not fall into the pause of the spindle before it. The sounds of the kettle and the door bell should be replaced. Forty-eight volunteers give a power of 90 percent to find a difference of seven points.

## Limits

Twelve nights are few, and the volunteers were students of two courses only. The beds of the two rooms were not the same. The scorers knew the purpose of the pilot, though not which sounds had been played.
`
