export type * from '../../../../src/api/generated/schema.gen.ts'
