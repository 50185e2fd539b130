/** Working notes on how sleep spindles are found in a recording. */
export const spindleNotes = `Finding sleep spindles: working notes

A sleep spindle is a short burst of rhythmic brain activity between 11 and 16 hertz. It lasts from half a second to two seconds and swells and fades like the thread on a spindle, which gave it its name. Spindles are generated in the thalamus by the reticular nucleus and reach the cortex through thalamocortical loops.

Slow and fast spindles

Slow spindles between 11 and 13 hertz are strongest over the frontal cortex. Fast spindles between 13 and 16 hertz are strongest over the parietal cortex and tend to fall into the rising phase of a slow oscillation. In our recordings the fast spindles predict recall in the morning. The slow spindles do not.

The detector

The recording is filtered between 11 and 16 hertz. The detector then computes the root mean square in a moving window of 200 milliseconds. A spindle begins when this value exceeds 1.5 standard deviations of the whole night and ends when it falls below that threshold. Events shorter than 0.5 seconds or longer than 2 seconds are rejected. Spindle density is the number of spindles per minute of stage 2 sleep and slow-wave sleep.

Checking it by eye

Tobias Wren and Mira Halloran marked spindles by hand in six nights. The detector found 84 percent of the spindles that both had marked. Of all events the detector reported, 12 percent were false alarms. Most false alarms were caused by muscle tension in the jaw, and a few by the alpha rhythm of a volunteer who was almost awake.

What goes wrong

Sweat lowers the impedance of the electrodes and produces slow drifts that lift the threshold, so that fewer spindles are found in a warm room. The bedroom is therefore kept at 18 degrees. A loose reference electrode makes spindles appear everywhere at the same time, which is impossible for fast spindles. Such nights are referenced again to the mean of all electrodes.

Age matters. Spindle density falls by about a third between the ages of 20 and 60, so the threshold has to be set for each volunteer and never for the group.

Open points

The threshold of 1.5 standard deviations was taken from the literature and never tuned on our own amplifier. A lower threshold finds more spindles and more false alarms. Mira Halloran will repeat the comparison with eight nights before the main study begins.
`
