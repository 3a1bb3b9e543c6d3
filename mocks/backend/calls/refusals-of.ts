import { operationRefusals } from './operation-refusals.gen.ts'
import { isOperationId } from './route-table.ts'

/** The refusal keys that the contract declares for an operation; none for an external service. */
export function refusalsOf(operation: string): readonly string[] {
  return (isOperationId(operation) && operationRefusals[operation]) || []
}
