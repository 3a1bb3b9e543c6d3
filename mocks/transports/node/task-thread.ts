import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { longTasks } from '../../backend/manuscripts/long-tasks.ts'
import { answerRequest } from '../../backend/manuscripts/remote-tasks.ts'
import { nodeFonts } from './node-fonts.ts'

const wasm = new URL(
  '../../../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm',
  import.meta.url,
)

const proofreader = harperProofreader(async () => {
  const { createBinaryModuleFromUrl } = await import('harper.js')
  // Harper itself finds no file whose path has a space.
  const content = new Blob([await readFile(wasm)], { type: 'application/wasm' })
  const address = URL.createObjectURL(content)
  const binary = createBinaryModuleFromUrl(address, 'slim')
  await binary.setup()
  URL.revokeObjectURL(address)
  return binary
})
const tasks = longTasks({ proofreader, fonts: nodeFonts })

parentPort?.on('message', (request) => answerRequest(tasks, request))
