import type { Paper } from './paper.ts'

/** The protocol of the study. The night log contradicts it in the volume of the cues. */
export const lanternProtocol: Paper = {
  title: 'Lantern study: protocol, version 4',
  subtitle: 'Strengthening memories during sleep by quietly repeated sounds',
  details: [
    ['Laboratory', 'Halden Sleep and Memory Laboratory'],
    ['Responsible', 'Ines Okafor'],
    ['Coordination', 'Mira Halloran'],
    ['Technician', 'Tobias Wren'],
  ],
  runningHeader: ['Lantern study: protocol, version 4', 'Halden Sleep and Memory Laboratory'],
  parts: [
    {
      columns: 1,
      blocks: [
        { heading: '1. Question' },
        {
          paragraph:
            'The Lantern study asks whether a memory can be strengthened during sleep by quietly repeating a sound that was heard while it was learned. The technique is called targeted memory reactivation. We expect cued word pairs to be forgotten less than uncued ones, and the benefit to grow with the density of sleep spindles.',
        },
        {
          paragraph:
            'Ines Okafor is responsible for the study, and Mira Halloran coordinates it. The protocol is binding for everybody who works in the laboratory at night. Whoever departs from it writes the reason into the night log on the same day and tells Ines Okafor in the morning.',
        },
      ],
    },
    {
      columns: 2,
      blocks: [
        { heading: '2. Volunteers' },
        {
          paragraph:
            'Forty-eight volunteers between 20 and 35 years of age take part. They sleep regularly, do not work at night and have taken no medicine that affects sleep for four weeks. Nobody takes part who has crossed more than two time zones in the last month. Caffeine is not allowed after noon on the day of a night in the laboratory.',
        },
        {
          paragraph:
            'Mira Halloran speaks to each volunteer by telephone before the first evening. She asks about shift work, medicine, travel, and hearing. A person who cannot hear a soft voice in a quiet room is thanked and not invited, because the cues would be lost on them.',
        },
        {
          paragraph:
            'Every volunteer receives the information sheet at least three days before the first evening and signs the consent form on arrival. Nobody is told which of the two nights has sounds. The code of a volunteer, such as L-17, replaces the name in every file.',
        },
        { heading: '3. The task' },
        {
          paragraph:
            'Each volunteer learns eighty word pairs between 20:30 and 21:30. Every pair is shown for four seconds together with a sound that fits the second word, such as rain, a kettle or a closing door. Learning is repeated until at least 60 percent of the pairs are recalled. Recall is tested once before sleep and again at 07:30 in the morning.',
        },
        {
          paragraph:
            'The pairs are concrete nouns of medium frequency. A pair is left out when a pretest showed that more than a third of the readers guessed the second word from the first. The order of the pairs is drawn anew in every round of learning.',
        },
        {
          paragraph:
            'The volunteer types the second word. Spelling mistakes are forgiven when the word is beyond doubt. Two people score the answers, and the computer stores the time until the first key is pressed, because slow recall is the mark of a weak memory.',
        },
      ],
    },
    {
      columns: 1,
      onNewPage: true,
      blocks: [
        { heading: '4. The night' },
        {
          paragraph:
            'Both nights of a volunteer follow the same schedule. The technician enters the actual times into the night log and never corrects them afterward.',
        },
        {
          table: {
            caption: 'Table 1. Schedule of a night in the laboratory.',
            header: ['Time', 'Step', 'Responsible'],
            widths: [1, 5, 2],
            rows: [
              ['19:45', 'Welcome and consent form', 'Mira Halloran'],
              ['19:55', 'Attachment of the electrodes', 'Tobias Wren'],
              ['20:30', 'Learning of the word pairs begins', 'Mira Halloran'],
              ['21:45', 'Test of recall before sleep', 'Mira Halloran'],
              ['22:30', 'Check of the loudspeaker and the impedances', 'Tobias Wren'],
              ['23:00', 'Lights off', 'Tobias Wren'],
              ['07:00', 'The volunteer is woken', 'Tobias Wren'],
              ['07:30', 'Test of recall in the morning', 'Mira Halloran'],
              ['08:30', 'The volunteer leaves', 'Mira Halloran'],
            ],
          },
        },
        { heading: '5. Cueing' },
        {
          paragraph:
            'Lights are switched off at 23:00. Forty of the eighty sounds are chosen at random and played again during slow-wave sleep; the other forty pairs serve as the comparison. Cueing begins after five minutes of stable slow-wave sleep and stops at once when the volunteer stirs.',
        },
        {
          paragraph:
            'The sound cues are played at 38 decibels, measured at the pillow. This volume was chosen because it lies just above the hum of the ventilation and woke nobody during calibration. A cue is repeated every six seconds, but none more than ten times in a night.',
        },
        {
          sleepStages: {
            caption:
              'Figure 1. The stages of a typical night. Cueing is allowed only during slow-wave sleep, which is shaded.',
            description:
              'A line that falls into slow-wave sleep three times between 23:30 and 03:00 and afterward alternates between light sleep and the dream stage until 07:00.',
            stages: [
              0, 0, 2, 3, 4, 4, 4, 4, 4, 3, 2, 1, 2, 3, 4, 4, 4, 4, 3, 2, 1, 1, 2, 3, 4, 4, 3, 2, 2, 1, 1, 1,
              2, 3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 0, 2, 1, 1, 0,
            ],
            hours: ['23:00', '01:00', '03:00', '05:00', '07:00'],
          },
        },
      ],
    },
    {
      columns: 2,
      onNewPage: true,
      blocks: [
        { heading: '6. What is recorded' },
        {
          paragraph:
            'Brain activity is recorded from 32 electrodes at 500 samples per second. Sleep is scored in epochs of thirty seconds by two people who do not know which sounds were played. Where they disagree, a third person decides.',
        },
        {
          paragraph:
            'Eye movements and the tension of the chin are recorded as well. The stimulus computer writes a marker into the recording at the start of every cue. The clocks of the stimulus computer and of the amplifier are compared at the end of each week.',
        },
        {
          paragraph:
            'The impedance of every electrode is below ten kilohms when the lights are switched off. An electrode that loses contact during the night is repaired only if the volunteer is awake anyway or if it is the reference.',
        },
        { heading: '7. When a night does not count' },
        {
          paragraph:
            'A night is discarded when less than 45 minutes of slow-wave sleep were recorded, when more than three awakenings were caused by cues, or when the recording has a gap of more than ten minutes. The volunteer is then invited for a second night no earlier than one week later.',
        },
        {
          paragraph:
            'An awakening is ascribed to a sound if it follows within ten seconds. The scorers mark it before they learn which nights had sounds. Nights that end early because of illness are stored for the study of artefacts.',
        },
        { heading: '8. Analysis' },
        {
          paragraph:
            'The main result is the difference between the forgetting of uncued and of cued pairs, in percentage points. A volunteer forgets a pair who recalled it before sleep and not in the morning. The difference is tested with a paired test at a level of five percent.',
        },
        {
          paragraph:
            'The second result is the relation between the benefit of cueing and the density of fast spindles. Spindles are detected with the threshold that the working notes describe, set for each volunteer separately. No other test is planned; whatever else is found is reported as an observation.',
        },
        {
          paragraph:
            'The analysis was written down before the first night of the main study and does not change afterward. Mira Halloran computes it, and Ines Okafor repeats it from the recordings without seeing her numbers.',
        },
        { heading: '9. Safety' },
        {
          paragraph:
            'A technician is awake in the next room during the whole night and can hear the volunteer. A cue that wakes a person is switched off for the rest of the night. The volunteer can end the night at any time with the button beside the bed.',
        },
      ],
    },
    {
      columns: 1,
      blocks: [
        { heading: '10. The sounds' },
        {
          paragraph:
            'Each sound lasts for half a second and begins softly, so that it does not startle. The pilot showed that some sounds wake people more often than others. Sounds that caused more than three awakenings are to be replaced before the main study.',
        },
        {
          table: {
            caption:
              'Table 2. Examples of sounds, and how often they woke a volunteer in the twelve pilot nights.',
            header: ['Sound', 'Second word of the pair', 'Awakenings'],
            widths: [3, 4, 2],
            rows: [
              ['Kettle', 'kitchen', '7'],
              ['Door bell', 'guest', '5'],
              ['Closing door', 'corridor', '2'],
              ['Barking dog', 'garden', '2'],
              ['Cow', 'pasture', '1'],
              ['Rain', 'umbrella', '0'],
              ['Turning page', 'novel', '0'],
            ],
          },
        },
        { heading: '11. Changes since version 3' },
        {
          items: [
            'The number of volunteers was raised from forty to forty-eight.',
            'Learning ends at 21:30 instead of 22:00, because tired volunteers needed more rounds.',
            'A third person decides when the two scorers disagree about an epoch.',
          ],
        },
        {
          paragraph:
            'Further changes are written as numbered amendments. An amendment applies from the day on which Ines Okafor signs it and is kept together with this protocol.',
        },
      ],
    },
  ],
}
