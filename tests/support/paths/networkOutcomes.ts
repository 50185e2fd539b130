import type { MockNetwork } from '../flows/mockNetwork.ts'
import { offline } from '../flows/mockNetwork.ts'

/** Later calls are answered by the mock backend. */
export const answerAsUsual = (network: MockNetwork) => network.answerAsUsual()

/** Later calls find no connection. */
export const loseConnection = (network: MockNetwork) => network.answerWith('', offline)
