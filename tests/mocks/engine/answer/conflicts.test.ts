import { describe, expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

/** The sides of the contradictions in an answer about two documents. */
async function sidesOf(question: string, first: string, second: string): Promise<string[]> {
  const memory = await createMemoryOf({ 'a.txt': first, 'b.txt': second })
  return memory.ask(question).contradictions.flatMap(({ sides }) => sides.map(({ text }) => text))
}

describe('a contradiction is reported for', () => {
  test.each([
    [
      'nearly equal sentences of which one is about the named study',
      'How loud are the cues in the Heron study?',
      'The Heron study has 20 volunteers. The cues are played at 38 decibels, measured at the pillow.',
      'The cues are played at 46 decibels, measured at the pillow.',
      '46 decibels',
    ],
    [
      'another number',
      'How many towers does the castle have?',
      'The castle has 14 towers.',
      'There are 16 towers in the castle.',
      '14 towers',
    ],
    [
      'another number in words',
      'How many lamps are in the greenhouse?',
      'In the greenhouse we counted twenty-one lamps.',
      'Eighteen lamps light the greenhouse.',
      'twenty-one lamps',
    ],
    [
      'another amount after conversion',
      'How deep is the well?',
      'The well is 60 feet deep.',
      'The depth of the well is 31 metres.',
      '31 metres',
    ],
    [
      'another time of the same event',
      'When does the staff meeting start?',
      'The staff meeting starts at 9:00.',
      'The staff meeting begins at 10 am.',
      '9:00',
    ],
    [
      'another date',
      'When does the exhibition close?',
      'The exhibition of maps closes on 12 September.',
      'The exhibition of maps closes on September 19.',
      '12 September',
    ],
    [
      'another person',
      'Who designed the observatory?',
      'The observatory was designed by Leonie Faber.',
      'Anton Brück designed the observatory.',
      'Leonie Faber',
    ],
    [
      'another room',
      'Where is the spare key kept?',
      'The spare key is kept in the cellar.',
      'The spare key is kept in the garage.',
      'garage',
    ],
    [
      'another material',
      'What is the handle made of?',
      'The handle of the knife is made of birch.',
      'The knife has a sheath. Its handle is made of walnut.',
      'walnut',
    ],
    [
      'a denial',
      'Are dogs allowed in the hostel?',
      'Dogs are allowed in the hostel.',
      'Dogs are not allowed in the hostel.',
      'not allowed',
    ],
    [
      'an opposite',
      'Is the north gate open at night?',
      'The north gate stays open at night.',
      'At night the north gate is closed.',
      'closed',
    ],
    [
      'another year of what a pronoun refers to',
      'When was the Brell aqueduct built?',
      'The Brell aqueduct crosses two valleys. It was built in 1811 by prisoners.',
      'Water was scarce. The aqueduct of Brell, which was completed in 1826, ended the need.',
      '1826',
    ],
    [
      'an order of two steps',
      'Should the lens be wiped before or after the scan?',
      'The lens must be wiped before the scan. Use a soft cloth.',
      'Wipe the lens after the scan.',
      'after the scan',
    ],
    [
      'always and never',
      'Is the shed locked at night?',
      'The shed is always locked at night.',
      'At night the shed is never locked.',
      'never',
    ],
  ])('%s', async (_, question, first, second, quoted) => {
    expect((await sidesOf(question, first, second)).join('; ')).toContain(quoted)
  })
})

describe('no contradiction is reported for', () => {
  test.each([
    [
      'a part of a group',
      'How many volunteers take part in the study?',
      'Forty-eight volunteers take part in the study.',
      'In the study it was present in ten of the twelve volunteers.',
    ],
    [
      'one person with a code beside a rule for all',
      'When does learning end?',
      'Learning ends at 21:30.',
      'Volunteer L-17 arrived at 19:50, and learning ended well.',
    ],
    [
      'a thing that the sentence before names',
      'How long does a spindle last?',
      'A spindle lasts for two seconds.',
      'A spindle is followed by a pause. This pause of the spindle lasts for three seconds.',
    ],
    [
      'a row of a timetable about another event',
      'When is the volunteer woken?',
      'The volunteer is woken at 07:00.',
      '08:30 | The woken volunteer leaves',
    ],
    [
      'an amount of a property that shares one word with the asked one',
      'What was the mean age?',
      'The mean age was 26 years.',
      'The program computes the root mean square in a moving window of 200 milliseconds.',
    ],
    [
      'the same amount in another unit',
      'How deep is the lake?',
      'The lake is 30 metres deep.',
      'The depth of the lake is 98 feet.',
    ],
    [
      'rates over different periods',
      'How many bottles does the line fill?',
      'The line fills 12 bottles per hour.',
      'The line fills 288 bottles per day.',
    ],
    [
      'a rounded number',
      'How many patients took part in the trial?',
      'About 40 patients took part in the trial.',
      'In the trial 41 patients took part.',
    ],
    [
      'a range that contains the value',
      'How long does the paint take to dry?',
      'The paint takes 4 to 6 hours to dry.',
      'The paint takes 5 hours to dry.',
    ],
    [
      'another variant',
      'How long does the battery of the drill last?',
      'The battery of the small drill lasts 40 minutes.',
      'The battery of the large drill lasts 70 minutes.',
    ],
    [
      'another year',
      'How many visitors did the zoo have?',
      'In 2018 the zoo had 410,000 visitors.',
      'In 2021 the zoo had 260,000 visitors.',
    ],
    [
      'another place',
      'How much snow fell in January?',
      'On Mount Kessa 80 cm of snow fell in January.',
      'In the valley of Lorne 15 cm of snow fell in January.',
    ],
    [
      'another condition',
      'Does the switch have to be off?',
      'The command returns 0 if the file exists.',
      'The command returns 1 if the file does not exist.',
    ],
    [
      'added detail',
      'When was the school founded?',
      'The school was founded in 1956.',
      'The school was founded in September 1956 by parents.',
    ],
    [
      'times of day of different events',
      'When did the volunteers arrive?',
      'The first volunteer arrived at 19:50.',
      'The second volunteer arrived at 20:30 and slept.',
    ],
    [
      'a part of the subject',
      'What is the table made of?',
      'The table is made of oak.',
      'The legs of the table are steel.',
    ],
    [
      'two definitions',
      'What is a fast?',
      'A fast is a period in which no food is eaten.',
      'A fast is a period of voluntary abstinence from food.',
    ],
    [
      'another bearer of the noun',
      'How high is the Verra tower?',
      'The Verra tower was built for radio. It is 142 m high.',
      'The city has several towers. The Molde tower is 96 m high.',
    ],
    [
      'another version',
      'Is the map available offline?',
      'In version 2 the map is not available offline.',
      'The map is available offline in version 3.',
    ],
    [
      'a plan and the result',
      'How much did the arena cost?',
      'The arena was planned to cost 40 million euros.',
      'When the arena was finished, it had cost 63 million euros.',
    ],
    [
      'a place inside a place',
      'Where is the archive kept?',
      'The archive is kept in the town hall.',
      'The archive is kept in the cellar of the town hall.',
    ],
  ])('%s', async (_, question, first, second) => {
    expect(await sidesOf(question, first, second)).toEqual([])
  })
})
