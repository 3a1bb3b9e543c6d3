import { parentPort } from 'node:worker_threads'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { answerRequest } from '../../backend/manuscripts/remote-manuscripts.ts'

const proofreader = harperProofreader(async () => {
  const { slimBinary } = await import('harper.js/slimBinary')
  return slimBinary
})
const tasks = manuscriptTasks(proofreader)

parentPort?.on('message', (request) => answerRequest(tasks, request))
