import wasmUrl from '../../../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm?url'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import {
  answerRequest,
  type ManuscriptRequest,
} from '../../backend/manuscripts/remote-manuscripts.ts'

const proofreader = harperProofreader(async () => {
  const { createBinaryModuleFromUrl } = await import('harper.js')
  return createBinaryModuleFromUrl(new URL(wasmUrl, self.location.href).href, 'slim')
})
const tasks = manuscriptTasks(proofreader)

self.addEventListener('message', ({ data }: MessageEvent<ManuscriptRequest>) =>
  answerRequest(tasks, data),
)
