export * from '../../../../src/api/generated/contract-codes.gen.ts'
export * from '../../../../src/api/generated/feature-flags.gen.ts'
