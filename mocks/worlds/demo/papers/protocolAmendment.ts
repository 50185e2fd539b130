import type { Paper } from './paper.ts'

/** Decides what the night log asks. It states a third volume of the cues, so that it changes the answer. */
export const protocolAmendment: Paper = {
  title: 'Lantern study: amendment 1 to the protocol',
  subtitle: 'The volume of the cues, the nights of week 14 and the kettle',
  details: [
    ['Laboratory', 'Halden Sleep and Memory Laboratory'],
    ['Decided by', 'Ines Okafor'],
    ['Written by', 'Mira Halloran'],
    ['Changes', 'Protocol, version 4, sections 5 and 10'],
  ],
  runningHeader: ['Lantern study: amendment 1 to the protocol', 'Halden Sleep and Memory Laboratory'],
  parts: [
    {
      columns: 1,
      blocks: [
        { heading: '1. Why the protocol is amended' },
        {
          paragraph:
            'The loudspeaker of the bedroom was replaced in week 14. It is more sensitive than the old one, and the amplifier was not lowered, so that the cues were louder than planned on three nights. The meeting on Monday measured the room again and decided three questions.',
        },
        { heading: '2. The volume of the cues' },
        {
          paragraph:
            'The sound cues are played at 42 decibels, measured at the pillow, from the first night of week 15. The new filter made the ventilation louder, and cues at the old level could no longer be heard above it. Nobody woke in four test nights at the new level.',
        },
        {
          paragraph:
            'Tobias Wren measures the volume with the handheld meter every evening at 22:30 and enters it into the night log. A night whose volume differs by more than two decibels from the planned one is marked in the list of nights.',
        },
        {
          table: {
            caption: 'Table 1. What the amendment changes.',
            header: ['Topic', 'Until week 14', 'From week 15'],
            widths: [3, 4, 4],
            rows: [
              ['Check of the volume', 'During calibration', 'Every evening at 22:30'],
              ['Loudspeaker', 'Under the mattress', 'In the pillow'],
              ['Kettle', 'In the list of sounds', 'Replaced by a violin'],
              ['Door bell', 'In the list of sounds', 'Replaced by a whistle'],
            ],
          },
        },
        { heading: '3. Test nights' },
        {
          paragraph:
            'Four members of the laboratory slept in the bedroom with the new loudspeaker before the decision. None of them takes part in the study. They were asked in the morning whether they had heard anything.',
        },
        {
          table: {
            caption: 'Table 2. The four test nights.',
            header: ['Test night', 'Slow-wave sleep in minutes', 'Cues', 'Awakenings'],
            widths: [3, 4, 2, 2],
            rows: [
              ['First', '88', '204', '0'],
              ['Second', '91', '219', '0'],
              ['Third', '79', '180', '0'],
              ['Fourth', '97', '231', '0'],
            ],
          },
        },
        { heading: '4. The nights of week 14' },
        {
          paragraph:
            'The nights of volunteers L-19 and L-20 count, because slow-wave sleep lasted long enough and cues caused no more than three awakenings. The results are computed with and without these nights, and both are reported. The night of volunteer L-21 does not count, because it ended early for another reason.',
        },
      ],
    },
    {
      columns: 2,
      blocks: [
        { heading: '5. The kettle and the door bell' },
        {
          paragraph:
            'The kettle does not stay in the list of sounds. It caused seven awakenings in the pilot and two more in week 14. A violin takes its place, and the pairs that belonged to the kettle are learned with the new sound.',
        },
        {
          paragraph:
            'The door bell is replaced by a whistle for the same reason. Both new sounds were played to six people in the afternoon. All of them recognized the sounds, and nobody found them unpleasant.',
        },
        { heading: '6. What does not change' },
        {
          paragraph:
            'The interval between two cues, the number of cued pairs and the rules for discarding a night stay as they are in version 4. Volunteers are not told about the amendment, because it does not change what they agreed to.',
        },
        {
          paragraph:
            'The amendment is reported to the ethics committee with the next yearly report. It is kept together with the protocol, and the technicians confirm by signature that they have read it.',
        },
      ],
    },
  ],
}
