import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { ContractDocument } from './contract-document.ts'
import { ownResponses } from './contract-parts.ts'
import { generatedHeader } from './generated-header.ts'

export async function makeSchemaTypes(document: ContractDocument): Promise<string> {
  const source = structuredClone(document)
  dropExamples(source)
  for (const operation of Object.values(source.paths).flatMap((item) => Object.values(item))) {
    // Callers treat them as `default`, and no operation answers them.
    if (operation.responses)
      operation.responses = Object.fromEntries(ownResponses(operation, source))
  }
  const ast = await openapiTS(JSON.stringify(source), {
    silent: true,
    transform: (schema) =>
      schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
        : undefined,
  })
  return `${generatedHeader}\n${astToString(ast)}`
}

function dropExamples(node: unknown): void {
  if (Array.isArray(node)) {
    for (const item of node) dropExamples(item)
  } else if (typeof node === 'object' && node !== null) {
    if ('schema' in node || 'type' in node || '$ref' in node || 'oneOf' in node) {
      Reflect.deleteProperty(node, 'example')
      Reflect.deleteProperty(node, 'examples')
    }
    if ('schemas' in node) Reflect.deleteProperty(node, 'examples')
    for (const value of Object.values(node)) dropExamples(value)
  }
}
