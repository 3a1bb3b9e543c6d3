import { isOperationId } from '../../../mocks/backend/calls/route-table.ts'
import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import type {
  ContractDocument,
  ListedOperation,
  Parameter,
} from '../../generate/contract-document.ts'
import { isParameterObject, listOperations, resolve } from '../../generate/contract-parts.ts'

/** An operation with its parameters resolved. */
export type ContractOperation = {
  id: OperationId
  tag: string
  isRead: boolean
  needsSession: boolean
  parameters: readonly Parameter[]
  /** Statuses that the contract declares, `default` aside. */
  statuses: readonly number[]
  /** Whether any query parameter may be sent. */
  takesAnyQuery: boolean
}

/** Resolves a schema that only names another one. */
function withSchema(parameter: Parameter, document: ContractDocument): Parameter {
  return { ...parameter, schema: resolve(parameter.schema, document.components.schemas) }
}

function contractOperation(listed: ListedOperation, document: ContractDocument) {
  const id = listed.operationId
  if (!isOperationId(id)) throw new Error(`Run npm run generate: ${id} is new.`)
  const parameters = (listed.parameters ?? []).map((one) =>
    withSchema(resolve(one, document.components.parameters), document),
  )
  const { tag, changes, access, statuses } = operations[id]
  return {
    id,
    tag,
    isRead: !changes,
    needsSession: access === 'signed-in',
    parameters: parameters.filter((one) => !isParameterObject(one)),
    statuses,
    takesAnyQuery: parameters.some(isParameterObject),
  }
}

export function contractOperations(document: ContractDocument): ContractOperation[] {
  return listOperations(document).map((listed) => contractOperation(listed, document))
}
