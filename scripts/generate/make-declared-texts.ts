import type { ContractDocument, Parameter, Schema } from './contract-document.ts'
import { componentName, isParameterObject, listOperations, resolve } from './contract-parts.ts'
import { generatedHeader } from './generated-header.ts'

interface DeclaredField {
  texts: Set<string>
  numeric: boolean
}

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : [type])

/** Every name of the contract that has a value, with the texts that its enumerations allow. */
function fieldsOf(document: ContractDocument): Map<string, DeclaredField> {
  const { schemas, parameters, responses } = document.components
  const fields = new Map<string, DeclaredField>()
  const walked = new Map<Schema, Set<string>>()

  function walk(name: string, given: Schema): void {
    const schema = given.$ref ? (schemas[componentName(given.$ref)] ?? {}) : given
    const names = walked.get(schema) ?? new Set()
    if (names.has(name)) return
    walked.set(schema, names.add(name))
    const field = fields.get(name) ?? { texts: new Set(), numeric: false }
    fields.set(name, field)
    for (const value of [...(schema.enum ?? []), schema.const]) {
      if (typeof value === 'string') field.texts.add(value)
      if (typeof value === 'number') field.numeric = true
    }
    if (typesOf(schema).some((type) => type === 'integer' || type === 'number'))
      field.numeric = true
    for (const [each, property] of Object.entries(schema.properties ?? {})) walk(each, property)
    for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
      for (const part of schema[key] ?? []) walk(name, part)
    }
    if (schema.items) walk(name, schema.items)
    if (typeof schema.additionalProperties === 'object') walk(name, schema.additionalProperties)
  }

  const walkParameter = (parameter: Parameter) =>
    walk(isParameterObject(parameter) ? '' : parameter.name, parameter.schema)
  for (const operation of listOperations(document)) {
    for (const each of operation.parameters ?? []) walkParameter(resolve(each, parameters))
    const answers = Object.values(operation.responses).map((each) => resolve(each, responses))
    for (const { content = {} } of [operation.requestBody, ...answers].filter(
      (it) => it !== undefined,
    )) {
      for (const { schema } of Object.values(content)) walk('', schema)
    }
  }
  return fields
}

/** What addresses are made of, in paths and in examples that begin with a slash. */
function addressWords(document: ContractDocument): string[] {
  const words = new Set(Object.keys(document.paths).flatMap((path) => path.split('/')))
  JSON.stringify(document, (_key, value: unknown) => {
    const isAddress = typeof value === 'string' && /^\/[\w/-]+$/.test(value)
    for (const word of isAddress ? value.split('/') : []) words.add(word)
    return value
  })
  return [...words].filter((word) => /^[a-z]+(-[a-z]+)*([.]gif)?$/.test(word)).sort()
}

export function makeDeclaredTexts(document: ContractDocument): string {
  const fields = [...fieldsOf(document)].filter(([name]) => name !== '').sort()
  const texts = fields.map(([name, field]) => [name, [...field.texts].sort()])
  const numeric = fields.filter(([, field]) => field.numeric).map(([name]) => name)
  return `${generatedHeader}
/** Every field, with the texts that the contract's enumerations name for it. */
export const declaredTexts: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(texts))}

export const numericFields: readonly string[] = ${JSON.stringify(numeric)}

export const addressWords: readonly string[] = ${JSON.stringify(addressWords(document))}
`
}
