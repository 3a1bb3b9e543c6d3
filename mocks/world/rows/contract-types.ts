import type { components } from '../../../src/api/generated/schema.gen.ts'

/** The contract's types by schema name. */
export type Schemas = components['schemas']
