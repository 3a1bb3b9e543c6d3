import { describe, expect, it } from 'vitest'
import type { Schema } from './contract-document.ts'
import { listOperations, ownResponses, resolve } from './contract-parts.ts'
import { readContract } from './read-contract.ts'

const document = await readContract('openapi/openapi.yaml')
const { components } = document
const operations = listOperations(document)

const links = operations.flatMap((operation) =>
  ownResponses(operation, document).flatMap(([, response]) =>
    Object.entries(response.links ?? {}).map(([name, link]) => ({
      from: operation.operationId,
      name,
      link: resolve(link, components.links),
      schema: response.content?.['application/json']?.schema ?? {},
    })),
  ),
)

function parametersOf(operationId: string): string[] {
  const found = operations.find((one) => one.operationId === operationId)
  return (found?.parameters ?? []).map((it) => resolve(it, components.parameters).name)
}

/** Whether a value that the schema allows may have the field or the item of a pointer. */
function leadsTo(schema: Schema, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true
  const { oneOf = [], allOf = [], items, properties } = resolve(schema, components.schemas)
  const part = /^\d+$/.test(key) ? items : properties?.[key]
  return part
    ? leadsTo(part, rest)
    : [...oneOf, ...allOf].some((shape) => leadsTo(shape, [key, ...rest]))
}

describe.each(links)('$from, $name', ({ link: { operationId, parameters }, schema }) => {
  it('names parameters of an operation', () => {
    expect(parametersOf(operationId)).toEqual(expect.arrayContaining(Object.keys(parameters)))
  })

  it('takes what the answer has', () => {
    for (const source of Object.values(parameters)) {
      const pointer = source.replace('$response.body#/', '').split('/')
      expect(leadsTo(schema, pointer), source).toBe(true)
    }
  })
})
