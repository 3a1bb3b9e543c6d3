import { operationsOf } from '../../../mocks/backend/calls/operation-types.ts'

export const writingHandlers = operationsOf({
  claimChineseDigitalTrial({ reply }) {
    return reply(200, { eligible: true })
  },
})
