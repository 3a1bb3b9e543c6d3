import type { Proofreader } from '../../backend/documents/proofreader.ts'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'

/** The proofreader for Node: runs in this thread, about a second to load with the first text. */
export const nodeProofreader: Proofreader = harperProofreader(async () => {
  const { slimBinary } = await import('harper.js/slimBinary')
  return slimBinary
})
