import { ADMIN } from '../people.ts'
import type { World } from '../world.ts'
import { assemblyMinutes } from './documents/assemblyMinutes.ts'
import { harvestReport } from './documents/harvestReport.ts'
import { manual } from './documents/manual.ts'
import { treeNotes } from './documents/treeNotes.ts'
import { SPANISH_APPLICANT, SPANISH_USER } from './people.ts'
import { waitlist } from './waitlist.ts'

/**
 * Names, documents, questions and applications are Spanish. The app's own texts stay English. The manual and the report
 * state different temperatures; answers contain both, because contradictions are only found in English.
 */
export const spanish: World = {
  title: 'Olive oil cooperative (Spanish)',
  description: 'An olive oil cooperative whose documents, chats and applications are in Spanish.',
  people: { user: SPANISH_USER, admin: ADMIN, applicant: SPANISH_APPLICANT },

  async build(stage) {
    stage.hoursAgo(24 * 60)
    await stage.register(ADMIN)
    const begona = await stage.register(SPANISH_USER)
    for (const { hoursAgo, ...applicant } of waitlist) {
      stage.hoursAgo(hoursAgo)
      await stage.apply(applicant)
    }

    const library = [
      { hoursAgo: 24 * 40, name: 'cuaderno de campo, parcelas altas.txt', content: treeNotes },
      { hoursAgo: 24 * 21, name: 'manual-de-la-almazara.md', content: manual },
      { hoursAgo: 24 * 10, name: 'informe-de-la-campaña.md', content: harvestReport },
      { hoursAgo: 24 * 3, name: 'acta-asamblea-12-de-enero.txt', content: assemblyMinutes },
    ]
    for (const { hoursAgo, name, content } of library) {
      stage.hoursAgo(hoursAgo)
      await begona.index(await begona.upload(name, content))
    }

    stage.hoursAgo(50)
    await begona.chat(['¿Qué es el repilo?', '¿Cuándo se recoge la aceituna?'])
    stage.hoursAgo(3)
    await begona.chat(['¿Cuál es la temperatura del batido?', '¿Quién preside la asamblea?'])
  },
}
