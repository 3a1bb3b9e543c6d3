import { bundle, createConfig } from '@redocly/openapi-core'

/** A JSON Schema as it stands in the bundled document; the parts that generation reads are named. */
export interface Schema {
  $ref?: string
  $id?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  oneOf?: Schema[]
  'x-refusal'?: boolean
  [keyword: string]: unknown
}

export interface Reference {
  $ref: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
  example?: unknown
}

export interface Example {
  summary?: string
  value: unknown
}

export interface MediaType {
  schema: Schema
  example?: unknown
  examples?: Record<string, Example | Reference>
}

export interface Response {
  description: string
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response | Reference>
  'x-changes'?: boolean
}

export interface ContractDocument {
  tags: { name: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    examples?: Record<string, Example>
  }
}

/** One operation with where it stands. `method` is in capitals, as a request has it. */
export interface PlacedOperation extends Operation {
  method: string
  path: string
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Reads the document and all its parts into one, in which every `$ref` points into `components`.
 * Throws with the place of each reference that leads nowhere.
 */
export async function readContract(entry: string): Promise<ContractDocument> {
  const { bundle: bundled, problems } = await bundle({
    ref: entry,
    config: await createConfig({}),
  })
  if (problems.length > 0) {
    const lines = problems.map(({ message, location }) => {
      const place = location[0]
      return `${message} (${place?.source.absoluteRef ?? entry} ${place?.pointer ?? ''})`
    })
    throw new Error(`The contract cannot be read:\n${lines.join('\n')}`)
  }
  return bundled.parsed
}

/** All operations in the order of the document. */
export function listOperations(document: ContractDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
}

/** The name of a component, `User` of `#/components/schemas/User`. */
export function componentName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function isReference(thing: object): thing is Reference {
  return '$ref' in thing && typeof thing.$ref === 'string'
}

/** What a reference into `section` of the components stands for, or the thing itself. */
export function resolve<T extends object>(
  thing: T | Reference,
  section: Record<string, T> | undefined,
): T {
  if (!isReference(thing)) return thing
  const found = section?.[componentName(thing.$ref)]
  if (!found) throw new Error(`The contract has no ${thing.$ref}`)
  return found
}
