/** The protocol of the study. The night log contradicts it in the volume of the cues. */
export const protocol = `# Lantern study: protocol, version 4

Halden Sleep and Memory Laboratory. Responsible: Ines Okafor. Coordination: Mira Halloran.

## Question

The Lantern study asks whether a memory can be strengthened during sleep by quietly repeating a sound that was heard while it was learned. The technique is called targeted memory reactivation. We expect cued word pairs to be forgotten less than uncued ones, and the benefit to grow with the density of sleep spindles.

## Volunteers

Forty-eight volunteers between 20 and 35 years of age take part. They sleep regularly, do not work at night and have taken no medicine that affects sleep for four weeks. Nobody takes part who has crossed more than two time zones in the last month. Caffeine is not allowed after noon on the day of a night in the laboratory.

## The task

Each volunteer learns eighty word pairs between 20:30 and 21:30. Every pair is shown for four seconds together with a sound that fits the second word, such as rain, a kettle or a closing door. Learning is repeated until at least 60 percent of the pairs are recalled. Recall is tested once before sleep and again at 07:30 in the morning.

## The night

Lights are switched off at 23:00. Forty of the eighty sounds are chosen at random and played again during slow-wave sleep; the other forty pairs serve as the comparison. Cueing begins after five minutes of stable slow-wave sleep and stops at once when the volunteer stirs.

The sound cues are played at 38 decibels, measured at the pillow. This level was chosen because it lies just above the hum of the ventilation and woke nobody during calibration. A cue is repeated every six seconds, and no sound is played more than ten times in a night.

## What is recorded

Brain activity is recorded from 32 electrodes at 500 samples per second. Sleep is scored in epochs of thirty seconds by two people who do not know which sounds were played. Where they disagree, a third person decides.

## When a night does not count

A night is discarded when less than 45 minutes of slow-wave sleep were recorded, when more than three awakenings were caused by cues, or when the recording has a gap of more than ten minutes. The volunteer is then invited for a second night no earlier than one week later.
`
