import { operationsOf } from '../../../mocks/backend/operation-types.ts'

export const writingHandlers = operationsOf({
  claimChineseDigitalTrial({ reply }) {
    return reply(200, { eligible: true })
  },
})
