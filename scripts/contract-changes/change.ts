/** Which way something goes: what the application sends, or what it reads. */
export type Direction = 'request' | 'answer'

/**
 * Whom a change breaks. `application`: one that was built before does not find, or does not know, what the server now
 * answers. `server`: it refuses now what an application that was built before sends.
 */
export type Broken = 'application' | 'server'

export type Change = {
  kind: 'added' | 'removed' | 'changed'
  /** The operation or schema, with the place inside it, such as `Order.title`. */
  subject: string
  /** What happened, in words. */
  what: string
  /** Nobody, where it is empty. */
  breaks: Broken[]
  /** The operations that it touches. */
  operations: string[]
}

/** A change of a schema by itself, before it is known who uses the schema. */
export type SchemaChange = {
  kind: Change['kind']
  /** Below the schema, such as `.title` or `.items[]`; empty for the schema itself. */
  place: string
  what: string
  /** Whom it breaks where the schema is sent, and where it is answered. */
  breaks: Record<Direction, Broken[]>
}

type Effect = SchemaChange['breaks']

/** More is possible than before: an answer may be one that nobody reads. */
export const loosened: Effect = { request: [], answer: ['application'] }
/** Less is possible than before: a request may be one that nobody takes. */
export const tightened: Effect = { request: ['server'], answer: [] }
/** Other things than before. */
export const shifted: Effect = { request: ['server'], answer: ['application'] }
export const harmless: Effect = { request: [], answer: [] }
