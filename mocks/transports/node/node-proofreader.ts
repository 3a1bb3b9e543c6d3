import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import type { Proofreader } from '../../backend/grading/proofreader.ts'

export const nodeProofreader: Proofreader = harperProofreader(async () => {
  const { slimBinary } = await import('harper.js/slimBinary')
  return slimBinary
})
