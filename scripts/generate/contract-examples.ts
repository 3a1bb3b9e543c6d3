import type { ContractDocument, MediaType, Schema } from './contract-document.ts'
import { listOperations, ownResponses, resolve } from './contract-parts.ts'
import { splitRefusal } from './validators/validator-plan.ts'

export interface ContractExample {
  operationId: string
  /** The status (or `default`) of an answer; undefined for a request. */
  status: string | undefined
  mediaType: string
  name: string
  refuses: boolean
  schema: Schema
  value: unknown
}

export function listExamples(document: ContractDocument): ContractExample[] {
  const { components } = document
  return listOperations(document).flatMap((operation) => {
    const { operationId } = operation
    const answers = ownResponses(operation, document).flatMap(([status, { content }]) =>
      examplesOf(content, operationId, status),
    )
    return [...examplesOf(operation.requestBody?.content, operationId, undefined), ...answers]
  })

  function examplesOf(
    content: Record<string, MediaType> = {},
    operationId: string,
    status: string | undefined,
  ): ContractExample[] {
    return Object.entries(content).flatMap(([mediaType, media]) =>
      valuesOf(media).map(({ name, value }) => {
        const { success, refusal } = splitRefusal(media.schema, components.schemas)
        const refuses = refusal !== undefined && hasError(value)
        const schema = refuses ? refusal : success
        return { operationId, status, mediaType, name, refuses, schema, value }
      }),
    )
  }

  function valuesOf({ example, examples = {} }: MediaType): { name: string; value: unknown }[] {
    const named = Object.entries(examples).map(([name, one]) => ({
      name,
      value: resolve(one, components.examples).value,
    }))
    return example === undefined ? named : [...named, { name: 'example', value: example }]
  }
}

function hasError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'error' in value
}
