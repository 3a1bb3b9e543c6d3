import { parentPort } from 'node:worker_threads'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { longTasks } from '../../backend/manuscripts/long-tasks.ts'
import { answerRequest } from '../../backend/manuscripts/remote-tasks.ts'
import { nodeFonts } from './node-fonts.ts'

const proofreader = harperProofreader(async () => {
  const { slimBinary } = await import('harper.js/slimBinary')
  return slimBinary
})
const tasks = longTasks({ proofreader, fonts: nodeFonts })

parentPort?.on('message', (request) => answerRequest(tasks, request))
