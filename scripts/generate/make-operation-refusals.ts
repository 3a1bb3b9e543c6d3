import type { ContractDocument } from './contract-document.ts'
import { listOperations, resolve } from './contract-parts.ts'
import { generatedHeader } from './generated-header.ts'
import { keysOfRefusal } from './make-client-contract.ts'
import { splitRefusal } from './validators/validator-plan.ts'

/** Refusal keys by operation id, without operations that never refuse. */
export function operationRefusals(document: ContractDocument): Record<string, string[]> {
  const { schemas, responses } = document.components
  const rows = listOperations(document).map((operation): [string, string[]] => {
    const contents = Object.values(operation.responses).flatMap((response) =>
      Object.values(resolve(response, responses).content ?? {}),
    )
    const keys = contents.flatMap(({ schema }) => {
      const { refusal } = splitRefusal(schema, schemas)
      return refusal ? keysOfRefusal(refusal, schemas) : []
    })
    return [operation.operationId, [...new Set(keys)]]
  })
  return Object.fromEntries(rows.filter(([, keys]) => keys.length > 0))
}

export function makeOperationRefusals(document: ContractDocument): string {
  const rows = Object.entries(operationRefusals(document)).map(
    ([operationId, keys]) => `  ${operationId}: ${JSON.stringify(keys)},`,
  )
  return `${generatedHeader}
import type { OperationId } from '../../../src/api/generated/operations.gen.ts'

/** The declared refusals of each operation; operations without refusals are missing. */
export const operationRefusals = {
${rows.join('\n')}
} as const satisfies Partial<Record<OperationId, readonly string[]>>
`
}
