import { isRecord } from '../../../src/lib/is-record.ts'
import { listOperations, resolve } from '../../generate/contract-parts.ts'
import { contractOf } from '../contract-of.ts'
import type { FirstData } from './first-routes.ts'

/** An example of an operation's success. */
async function exampleOf(operation: string, name: string): Promise<Record<string, unknown>> {
  const { components, ...document } = await contractOf()
  const found = listOperations({ components, ...document }).find(
    (one) => one.operationId === operation,
  )
  const response = found?.responses[200]
  const content = response && resolve(response, components.responses).content
  const example = content?.['application/json']?.examples?.[name]
  const value = example && resolve(example, components.examples).value
  if (isRecord(value)) return value
  throw new Error(`${operation} has no example ${name}.`)
}

export const firstPassword = 'first light'

/** Titles that no other server has. */
export const firstTitles = [
  'Salt marshes after the flood of 1953',
  'A field guide to ripples in clay',
] as const

/** A person with two orders, as the examples of the contract describe them. */
export async function firstData(): Promise<FirstData> {
  const { application } = await exampleOf('loadApplication', 'anonymous')
  const { user } = await exampleOf('logIn', 'success')
  const { order } = await exampleOf('getOrderPayment', 'found')
  const { orders } = await exampleOf('searchOrders', 'found')
  const [listed] = Array.isArray(orders) ? orders : []
  const own = firstTitles.map((title, at) => {
    const named = { externalId: `FIRST00${at + 1}`, title }
    const orderDetails = { ...Object(order).orderDetails, ...named }
    return {
      listed: { ...Object(listed), ...named },
      whole: { ...Object(order), ...named, orderDetails },
    }
  })
  const person = { ...Object(user), email: 'first@example.edu' }
  return {
    application: Object(application),
    account: { user: person, password: firstPassword },
    orders: own,
  }
}
