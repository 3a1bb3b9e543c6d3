import { realClock } from '../../../../src/lib/clock.ts'
import { isRecord } from '../../../../src/lib/is-record.ts'
import { nodeTasks as manuscripts } from '../../node/node-tasks.ts'
import { startHttpBackend } from '../http-backend.ts'
import type { FirstData } from './first-routes.ts'

export const firstPerson = { email: 'first@example.edu', password: 'first light' } as const

export const firstTitles = [
  'Salt marshes after the flood of 1953',
  'A field guide to ripples in clay',
] as const

/** What it answers; the mock backend answers the rest. */
export const firstOperations = [
  'loadApplication',
  'updateLanguage',
  'logIn',
  'logOut',
  'getAccount',
  'loadUser',
  'searchOrders',
  'getOrderPayment',
] as const

const headers = { 'X-World': 'first', 'X-Scenario': 'scenario=returning-customer' }

export async function firstData(): Promise<FirstData> {
  const { origin, close } = await startHttpBackend({ port: 0, real: realClock, manuscripts })
  const read = async (path: string) => {
    const json: unknown = await (await fetch(`${origin}/api/${path}`, { headers })).json()
    return isRecord(json) ? json : {}
  }
  const { application, user } = await read('researcher/load')
  const { orders } = await read('order/search')
  const [listed] = Array.isArray(orders) ? orders : []
  const { order } = await read(`order/${Object(listed).externalId}/payment`)
  await close()
  const own = firstTitles.map((title, at) => {
    const named = { externalId: `FIRST00${at + 1}`, title }
    const orderDetails = { ...Object(order).orderDetails, ...named }
    return {
      listed: { ...Object(listed), ...named },
      whole: { ...Object(order), ...named, orderDetails },
    }
  })
  return {
    application: Object(application),
    account: {
      user: { ...Object(user), email: firstPerson.email },
      password: firstPerson.password,
    },
    orders: own,
  }
}
