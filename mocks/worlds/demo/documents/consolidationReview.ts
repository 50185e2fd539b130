/** A reading summary: the theory behind the study. */
export const consolidationReview = `# Why sleep keeps memories: a reading summary

Prepared for new members of the Halden Sleep and Memory Laboratory by Ines Okafor.

## Two stores

New memories of events depend on the hippocampus. The hippocampus learns fast, from a single experience, but its room is limited. The neocortex learns slowly and keeps what it has learned for years. Systems consolidation is the process by which a memory becomes independent of the hippocampus and is integrated into the neocortex.

Sleep supports systems consolidation. During slow-wave sleep the hippocampus replays the activity of the day, up to twenty times faster than it first happened. The replay occurs in sharp-wave ripples, which last for about a tenth of a second.

## Three rhythms that meet

Slow oscillations, sleep spindles and ripples work together. The slow oscillation of the cortex, slower than one cycle per second, opens a window of high excitability. Sleep spindles from the thalamus fall into this window. Ripples from the hippocampus nest in the troughs of the spindles. When all three coincide, the replayed memory reaches the neocortex at a moment when its synapses are ready to change.

This timing explains why targeted memory reactivation works in slow-wave sleep and fails in the dream stage. A sound cue triggers replay, and the spindle that follows carries it to the neocortex.

## The opposing view

The synaptic homeostasis hypothesis explains the benefit of sleep differently. It holds that learning strengthens synapses all day and that sleep weakens them again to save energy and room. Strong synapses survive this, weak ones are lost, and the signal of a memory stands out more clearly from the noise. In this view, replay is not required for consolidation.

The two views do not exclude each other. Weakening may affect most synapses while replay protects a few of them. The pilot of the Lantern study speaks for protection, because weak memories profited most from cueing.

## What loss of sleep does

Loss of sleep impairs learning on the following day. After a night without sleep the hippocampus responds 40 percent less to new pictures. A nap of 90 minutes restores most of the ability to learn, provided that it contains slow-wave sleep. Alcohol in the evening reduces spindle density, and so does a warm bedroom.

## Terms

Reconsolidation means that a memory becomes unstable when it is recalled and has to be stored again. Reactivation during sleep does not make a memory unstable, which is a difference from recall while awake.
`
