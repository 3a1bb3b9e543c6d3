import type { components } from '../../../src/api/generated/schema.gen.ts'

export type Schemas = components['schemas']
