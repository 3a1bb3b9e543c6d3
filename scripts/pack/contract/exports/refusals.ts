export { operationRefusals } from '../../../../mocks/backend/calls/operation-refusals.gen.ts'
export type { RefusalKeyOf } from '../../../../src/api/errors/refusal-key-of.ts'
export type { RefusalKey } from '../../../../src/api/generated/client-contract.gen.ts'
