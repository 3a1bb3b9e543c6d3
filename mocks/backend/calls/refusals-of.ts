import { operationRefusals } from './operation-refusals.gen.ts'
import { isOperationId } from './route-table.ts'

export function refusalsOf(operation: string): readonly string[] {
  return (isOperationId(operation) && operationRefusals[operation]) || []
}
