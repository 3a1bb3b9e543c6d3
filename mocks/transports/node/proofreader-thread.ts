import { parentPort } from 'node:worker_threads'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { answerRequest } from '../../backend/grading/remote-proofreader.ts'

const proofreader = harperProofreader(async () => {
  const { slimBinary } = await import('harper.js/slimBinary')
  return slimBinary
})

parentPort?.on('message', async (request) => {
  parentPort?.postMessage(await answerRequest(proofreader, request))
})
