export * from '../../../../src/api/generated/operations.gen.ts'
