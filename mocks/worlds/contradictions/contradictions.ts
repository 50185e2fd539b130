import { ADMIN, DEMO_USER } from '../people.ts'
import type { World } from '../world.ts'
import { architectsReport } from './documents/architectsReport.ts'
import { councilMinutes } from './documents/councilMinutes.ts'
import { siteLog } from './documents/siteLog.ts'
import { visitorHandbook } from './documents/visitorHandbook.ts'

const HIGH = 'How high is the tower?'
const STEPS = 'How many steps does the staircase have?'
const PLASTER = 'How long does the lime plaster have to dry?'
const COMPLETED = 'When was the lighthouse completed?'
const REOPENS = 'When does the lighthouse reopen?'
const DESIGNED = 'Who designed the lighthouse?'
const LENS = 'Where is the lens kept?'
const GALLERY = 'Are visitors allowed on the gallery?'

/** The questions to which the documents give different answers, each with the kind of the contradiction. */
export const DISPUTED_QUESTIONS = [
  { question: HIGH, kind: 'quantity', sides: ['34 metres', '31 metres'] },
  { question: STEPS, kind: 'quantity', sides: ['186 steps', '192 steps'] },
  { question: PLASTER, kind: 'quantity', sides: ['21 days', '35 days'] },
  { question: COMPLETED, kind: 'date', sides: ['1868', '1872'] },
  { question: REOPENS, kind: 'date', sides: ['14 September', '21 September'] },
  { question: DESIGNED, kind: 'name', sides: ['Elias Brandvold', 'Sofie Marchetti'] },
  { question: LENS, kind: 'name', sides: ['garage', 'cellar'] },
  { question: GALLERY, kind: 'polarity', sides: ['allowed', 'not allowed'] },
] as const

export const UNDISPUTED_QUESTION = 'How many panes of glass does the lantern room have?'

export const contradictions: World = {
  title: 'Lighthouse restoration',
  description:
    'The restoration of a lighthouse: four documents that disagree on numbers, dates, people, places and a permission.',
  people: { user: DEMO_USER, admin: ADMIN },

  async build(stage) {
    stage.hoursAgo(24 * 30)
    await stage.register(ADMIN)
    const user = await stage.register(DEMO_USER)

    const library = [
      { hoursAgo: 24 * 20, name: 'architects-report.md', content: architectsReport },
      { hoursAgo: 24 * 14, name: 'handbook-for-guides.md', content: visitorHandbook },
      { hoursAgo: 24 * 6, name: 'council-minutes.md', content: councilMinutes },
      { hoursAgo: 24 * 2, name: 'site-log.txt', content: siteLog },
    ]
    for (const { hoursAgo, name, content } of library) {
      stage.hoursAgo(hoursAgo)
      await user.index(await user.upload(name, content))
    }

    stage.hoursAgo(20)
    await user.chat([COMPLETED, DESIGNED])
    stage.hoursAgo(4)
    await user.chat([HIGH, PLASTER, UNDISPUTED_QUESTION])
    stage.hoursAgo(1)
    await user.chat([GALLERY])
  },
}
