import { operationRefusals } from './operation-refusals.gen.ts'
import { isOperationId } from './route-table.ts'

/** The message keys with which the contract lets an operation be refused; none for an outside service's call. */
export function refusalsOf(operation: string): readonly string[] {
  return (isOperationId(operation) && operationRefusals[operation]) || []
}
