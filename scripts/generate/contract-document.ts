/** A JSON Schema of the bundled document; the properties that generation reads are named. */
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
  anyOf?: Schema[]
  allOf?: Schema[]
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

interface Example {
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
  headers?: Record<string, { required?: boolean } | Reference>
  links?: Record<string, Link | Reference>
  'x-before-operation'?: boolean
  content?: Record<string, MediaType>
}

interface Link {
  operationId: string
  parameters: Record<string, string>
}

export interface Operation {
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response | Reference>
  'x-changes'?: boolean
  'x-opened-as'?: string
}

export interface ContractDocument {
  tags: { name: string }[]
  servers?: { url: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses?: Record<string, Response>
    headers?: Record<string, { required?: boolean }>
    links?: Record<string, Link>
    parameters?: Record<string, Parameter>
    examples?: Record<string, Example>
  }
}

/** `method` is in upper case. */
export interface ListedOperation extends Operation {
  method: string
  path: string
}
