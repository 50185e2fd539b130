/** The technician's log of one week. It states a different volume of the cues than the protocol. */
export const nightLog = `Night log, week 14
Kept by Tobias Wren, Halden Sleep and Memory Laboratory

Monday night. Volunteer L-17 arrived at 19:50 and learned the word pairs in three rounds. Lights out at 23:04. Slow-wave sleep began at 23:31. The first cue was played at 23:37. There were no awakenings. Electrode O2 lost contact at 03:10 and was fixed without waking the volunteer.

Tuesday night. Volunteer L-18 reported a coffee at three in the afternoon. Ines Okafor decided to send L-18 home and to repeat the night in two weeks. The bedroom was used to test the new pillow loudspeaker instead.

Wednesday night. Volunteer L-19 needed five rounds to reach the criterion. Lights out at 23:20 because of the long learning session. Two awakenings were caused by cues, both by the sound of the kettle. I removed the kettle from the list of sounds for the rest of the night. Slow-wave sleep came to 71 minutes.

Thursday night. I checked the loudness of the room with the handheld meter before the volunteer arrived. The sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was exchanged on Tuesday. The new loudspeaker is more sensitive than the old one and nobody had lowered the amplifier. I left the setting as it is until Ines Okafor has decided. Volunteer L-20 slept through the night all the same, with 96 minutes of slow-wave sleep.

Friday night. Volunteer L-21 arrived with a cold and could not breathe well through the nose. We gave up at 02:15, when L-21 could not fall asleep again. The file goes to the study of artefacts.

Saturday. I changed the ventilation filter in both bedrooms. The hum of the ventilation is now 33 decibels with the door closed. The electrode paste is running low: eleven jars are left, and one jar lasts for two nights. I ordered thirty jars from the supplier in Aarhus, and they are expected on the ninth.

Sunday. There were no volunteers. I copied the recordings of the week to the archive and compared the checksums. All five recordings are complete. The clock of the stimulus computer was 1.4 seconds behind the clock of the amplifier; I set both from the time server and noted the difference in the file of each night.

For the meeting on Monday: which setting of the amplifier is right, whether the nights recorded after Tuesday count, and whether the kettle stays in the list.
`
