import { answers, type MockNetwork, offline } from '../flows/mockNetwork.ts'

/** Later calls are answered by the mock backend. */
export const answerAsUsual = (network: MockNetwork) => network.answerAsUsual()

/** Later calls find no connection. */
export const loseConnection = (network: MockNetwork) => network.answerWith('', offline)

/** Later calls are answered with an error of the server. */
const failOnServer = (network: MockNetwork) =>
  network.answerWith('', answers(500, { detail: 'Out of memory.' }))

/** Later calls are refused because there were too many. */
const limitRate = (network: MockNetwork) =>
  network.answerWith('', answers(429, { detail: 'Too many requests.' }))

/** Causes of a call that fails without a reason that the user could change. */
export const outages = {
  'no connection': loseConnection,
  'status 500': failOnServer,
  'status 429': limitRate,
}

/** The mock services are prepared, and the user returns to the page, so that actors that poll call them. */
export const whenReturning =
  (prepare: (network: MockNetwork) => unknown, page: () => EventTarget = () => document) =>
  async (network: MockNetwork) => {
    await prepare(network)
    return () => page().dispatchEvent(new Event('visibilitychange'))
  }
