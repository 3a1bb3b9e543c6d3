import { hasEntry } from '../../../src/lib/unlisted.ts'
import { operationRefusals } from './operation-refusals.gen.ts'

export function refusalsOf(operation: string): readonly string[] {
  return hasEntry(operationRefusals, operation) ? operationRefusals[operation] : []
}
