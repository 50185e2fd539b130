import { liveFindActors } from '../../../../src/flows/find/find.actors.ts'
import { findMachine } from '../../../../src/flows/find/find.machine.ts'
import { NO_CONTENTS, NO_LISTS } from '../../../../src/flows/find/findResults.ts'
import { openAsUser, USER_ID } from '../../../support/flows/backendAccount.ts'
import { gives, type PathModel } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof findMachine> = {
  starts: { 'a backend': { hasBackend: true }, 'no backend': { hasBackend: false } },
  events: [
    { type: 'query.edited', query: 'tides' },
    { type: 'query.edited', query: ' ' },
    { type: 'search.repeated' },
    { type: 'result.chosen', target: { type: 'theme' } },
  ],
  outcomes: {
    loadLists: {
      loaded: gives(NO_LISTS),
      'partly failed': gives({ ...NO_LISTS, isIncomplete: true }),
    },
    searchContents: {
      found: gives(NO_CONTENTS),
      'partly failed': gives({ ...NO_CONTENTS, isIncomplete: true }),
    },
  },
  repeatable: ['query.edited'],
}

testPaths(findMachine, './find.machine.paths.txt', model)

testLivePaths(findMachine, model, {
  actors: liveFindActors({ id: USER_ID }),
  open: openAsUser,
  starts: { 'a backend': { hasBackend: true } },
  outcomes: {
    'loadLists: loaded': answerAsUsual,
    'loadLists: partly failed': loseConnection,
    'searchContents: found': answerAsUsual,
    'searchContents: partly failed': loseConnection,
  },
})
