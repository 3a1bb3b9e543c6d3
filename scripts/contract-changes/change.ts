/** `request`: what the application sends; `answer`: what it reads. */
export type Direction = 'request' | 'answer'

/**
 * `application`: an earlier build misses or does not know parts of the server's answers. `server`: it rejects requests of an earlier build.
 */
export type Broken = 'application' | 'server'

export type ContractChange = {
  kind: 'added' | 'removed' | 'changed'
  /** The operation or schema, with the position inside it, such as `Order.title`. */
  subject: string
  what: string
  breaks: Broken[]
  operations: string[]
}

/** A change of a schema, before its users are known. */
export type SchemaChange = {
  kind: ContractChange['kind']
  /** Below the schema, such as `.title` or `.items[]`; empty for the schema itself. */
  position: string
  what: string
  breaks: Record<Direction, Broken[]>
}

type Effect = SchemaChange['breaks']

/** More values are possible than before. */
export const loosened: Effect = { request: [], answer: ['application'] }
/** Fewer values are possible than before. */
export const tightened: Effect = { request: ['server'], answer: [] }
export const shifted: Effect = { request: ['server'], answer: ['application'] }
export const harmless: Effect = { request: [], answer: [] }
