import { operationIds } from '../../../mocks/backend/calls/route-table.ts'
import { validators } from '../../../mocks/backend/validators/validators.gen.js'
import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { type Breakage, withOtherJson, withResponse, withSuccess } from './breakage.ts'

const answersJson = (id: OperationId) =>
  validators[id].answers[200]?.['application/json'] !== undefined

/** Reads that the account of the mock backend can make without an identity. */
const reads = operationIds
  .filter((id) => {
    const { changes, path }: { changes: boolean; path: string } = operations[id]
    const needsQuery = [
      'findDuplicateOrder',
      'searchFapiaoOrganizations',
      'getPaymentStatus',
      'getServiceDetails',
    ]
    return !changes && !path.includes('{') && answersJson(id) && !needsQuery.includes(id)
  })
  .filter((id) => id !== 'loadCurrentOrderForm')

const firstName = (json: object) => Object.keys(json)[0] ?? ''

/** For each read, what may be wrong with its body, its status and its refusals. */
export const contractBreakages: readonly Breakage[] = reads.flatMap((id) => {
  const only = [id]
  const { access }: { access: string } = operations[id]
  const kinds = [
    withOtherJson('contract', 'has a field too many', {
      id,
      only,
      change: (json) => ({ ...json, unheardOf: 1 }),
    }),
    withOtherJson('contract', 'lacks a field', {
      id,
      only,
      change: (json) =>
        Object.fromEntries(Object.entries(json).filter(([name]) => name !== firstName(json))),
    }),
    withOtherJson('contract', 'has a field of another type', {
      id,
      only,
      change: (json) => ({
        ...json,
        [firstName(json)]: typeof json[firstName(json)] === 'string' ? 7 : 'conform',
      }),
    }),
    withResponse('contract', 'answers 203', {
      id,
      only,
      change: (response) => new Response(response.body, { status: 203, headers: response.headers }),
    }),
    withSuccess('contract', 'accepts what the contract forbids', {
      id,
      only,
      fails: (status) => status === 400,
    }),
  ]
  if (access !== 'signed-in') return kinds
  const open = withSuccess('sessions', 'answers without a session', {
    id,
    only,
    fails: (status) => status === 401,
  })
  return [...kinds, open]
})
