import { loadScenario } from '../../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../../mocks/scenarios/scenario-list.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'

export type HttpCase = {
  operation: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: string
}

const read = (operation: string, path: string): HttpCase => ({
  operation,
  method: 'GET',
  path,
  headers: headersFor('returning-customer'),
})

function headersFor(scenario: ScenarioName): Record<string, string> {
  return {
    'X-World': scenario,
    'X-Scenario': `scenario=${scenario}`,
    // The other servers require the contract's cookie; ours creates a world.
    Cookie: 'galley_session=bench',
  }
}

export async function httpCases(): Promise<HttpCase[]> {
  const { facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  const { facts: inOrder } = await loadScenario({ name: 'order-form', now: fixedNow })
  return [
    read('loadApplication', '/api/researcher/load'),
    read('searchOrders', '/api/order/search'),
    read('loadInvoices', '/api/invoice/load'),
    {
      operation: 'joinPreferredGroup',
      method: 'POST',
      path: `/api/users/${facts.person.identity}/preferred-group`,
      headers: { ...headersFor('returning-customer'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ groupCode: 'NOBODYS' }),
    },
    {
      operation: 'saveBasicDetails',
      method: 'PUT',
      path: `/api/order-form/${inOrder.form}/basic-details`,
      headers: { ...headersFor('order-form'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ customerGoal: 'editing', wordCount: 5200, language: 1 }),
    },
  ]
}
