export interface LibraryText {
  readonly filename: string
  readonly text: string
}

const PEOPLE = ['Tobias Wren', 'Mira Halloran', 'Ines Okafor', 'Yara Lindholm', 'Pascal Obi']
const FINDINGS = [
  'The cues were too quiet in the first hour and were raised after the second cycle.',
  'Two electrodes lost contact before midnight and were replaced without waking the volunteer.',
  'Spindle density was higher than in the adaptation night.',
  'The recording has a gap of four minutes, which is below the limit of the protocol.',
  'Recall in the morning was better for cued pairs.',
  'The volunteer reported a dream about the sounds.',
  'The ventilation was audible and the door was left closed afterwards.',
]
const TOPICS = [
  ['replay of spatial memories', 'the hippocampus', 'Sleep after learning stabilizes routes through a maze.'],
  ['emotional memories', 'the amygdala', 'Rapid eye movement sleep reduces the arousal of a memory.'],
  ['motor sequences', 'the cerebellum', 'Finger sequences become faster overnight without further practice.'],
  ['vocabulary', 'the temporal cortex', 'Words that were cued during deep sleep are recalled more often.'],
  ['forgetting', 'synaptic downscaling', 'Weak traces are lost during sleep when they are not replayed.'],
  [
    'odor cues',
    'the olfactory bulb',
    'An odor does not wake the sleeper and reactivates what was learned with it.',
  ],
] as const

/** 89 notes of a sleep laboratory: logs, interviews, reading notes, meetings, maintenance. */
export function library(): readonly LibraryText[] {
  return [
    ...range(30, nightLog),
    ...range(20, interview),
    ...range(18, readingNote),
    ...range(15, meeting),
    ...UNUSUAL_FILES,
  ]
}

/** Names at the limits: long, in other scripts, with characters that need care. */
const UNUSUAL_FILES: readonly LibraryText[] = [
  {
    filename: '睡眠紡錘波の測定.md',
    text: '# 睡眠紡錘波の測定\n\n睡眠紡錘波は11ヘルツから16ヘルツの短い律動である。\n',
  },
  {
    filename:
      'minutes of the extraordinary general meeting of the sleep research network concerning the distribution of shared recording equipment, second draft with comments.md',
    text: '# Shared equipment\n\nThe network owns four amplifiers. Each laboratory may borrow one of them for six weeks.\n',
  },
  {
    filename: 'ÜBERSICHT.TXT',
    text: 'Der Schlafraum ist im zweiten Stock. Die Tür bleibt nachts geschlossen.\n',
  },
  {
    filename: 'notes (1) [old] & new #2, 100%.md',
    text: '# Notes\n\nThe old threshold was kept for the pilot.\n',
  },
  { filename: 'a.txt', text: 'Order paste.\n' },
  { filename: 'مذكرات النوم.txt', text: 'ينام المتطوع ثماني ساعات في المختبر.\n' },
]

function range(count: number, create: (number: number) => LibraryText): LibraryText[] {
  return Array.from({ length: count }, (_, i) => create(i + 1))
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

function nightLog(week: number): LibraryText {
  const minutes = 58 + ((week * 17) % 49)
  const awakenings = week % 4
  return {
    filename: `night-log-week-${String(week).padStart(2, '0')}.txt`,
    text: `Night log, week ${week}
Kept by ${pick(PEOPLE, week)}

Volunteer V-${100 + week} slept in bedroom ${1 + (week % 2)}. Lights out at 23:${String((week * 7) % 60).padStart(2, '0')}. Slow-wave sleep of V-${100 + week} came to ${minutes} minutes. The cues caused ${awakenings} awakenings of V-${100 + week}.

${pick(FINDINGS, week)} ${pick(FINDINGS, week + 3)}
`,
  }
}

function interview(number: number): LibraryText {
  const hours = 5 + (number % 4)
  return {
    filename: `interview-${String(number).padStart(3, '0')}.md`,
    text: `# Interview with participant P-${200 + number}

Interviewer: ${pick(PEOPLE, number + 1)}.

## Habits

Participant P-${200 + number} sleeps ${hours} hours on working days and ${hours + 2} hours on Sundays. P-${200 + number} drinks ${1 + (number % 3)} cups of coffee, the last one at ${13 + (number % 5)}:00.

## Expectations

P-${200 + number} expects that the sounds will be ${number % 2 === 0 ? 'disturbing' : 'hardly audible'} and would ${number % 3 === 0 ? 'not ' : ''}take part again.
`,
  }
}

function readingNote(number: number): LibraryText {
  const [topic, region, claim] = pick(TOPICS, number)
  return {
    filename: `reading-note-${number}-${topic.replaceAll(' ', '-')}.md`,
    text: `# Reading note ${number}: ${topic}

${claim} The authors recorded ${18 + number * 2} people and attribute the effect to ${region}.

## Doubts

The control group of reading note ${number} was ${number % 2 === 0 ? 'larger than' : 'half as large as'} the cued group. Nobody has repeated the study yet.
`,
  }
}

function meeting(number: number): LibraryText {
  return {
    filename: `meeting-${number}.md`,
    text: `# Meeting ${number} of the laboratory

Chair of meeting ${number}: ${pick(PEOPLE, number)}. Minutes: ${pick(PEOPLE, number + 2)}.

- ${pick(FINDINGS, number)}
- The next recordings start in calendar week ${number * 3}.
- ${pick(PEOPLE, number + 1)} orders ${10 + number} jars of electrode paste.
`,
  }
}
