import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import type { Proofreader } from '../../backend/grading/proofreader.ts'

/** The proofreader for Node: runs in this thread, about a second to load with the first text. */
export const nodeProofreader: Proofreader = harperProofreader(async () => {
  const { slimBinary } = await import('harper.js/slimBinary')
  return slimBinary
})
