import { createChatSession } from '../../../../../mocks/factories/chatSession.ts'
import { deleteSessions } from '../../../../../src/flows/chat/machine/removal.actors.ts'
import { removalMachine } from '../../../../../src/flows/chat/machine/removal.machine.ts'
import { openAsUser, USER_ID } from '../../../../support/flows/backendAccount.ts'
import { gives, type PathModel } from '../../../../support/paths/model.ts'
import { answerAsUsual } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const model: PathModel<typeof removalMachine> = {
  starts: { 'no chats': undefined },
  events: [{ type: 'removal.requested', ids: ['s1', 's2'] }, { type: 'removal.undone' }],
  outcomes: {
    deleteSessions: {
      'all deleted': gives({ deleted: ['s1', 's2'], failed: [] }),
      'one failed': gives({ deleted: ['s1'], failed: ['s2'] }),
    },
  },
}

testPaths(removalMachine, './removal.machine.paths.txt', model)

testLivePaths(removalMachine, model, {
  actors: { deleteSessions },
  starts: model.starts,
  async open() {
    const network = await openAsUser()
    for (const id of ['s1', 's2'])
      await network.backend.db.chatSessions.create({ ...createChatSession({ id }), owner_id: USER_ID })
    return network
  },
  outcomes: {
    'deleteSessions: all deleted': {
      'two existing ones': answerAsUsual,
      'one that was deleted elsewhere': ({ backend }) => backend.db.chatSessions.delete('s1'),
    },
    'deleteSessions: one failed': (network) =>
      network.answerWith('DELETE /api/v1/chat/session/s2', () => new Response(null, { status: 500 })),
  },
})
