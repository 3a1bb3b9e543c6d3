import wasmUrl from '../../../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm?url'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { longTasks } from '../../backend/manuscripts/long-tasks.ts'
import { answerRequest, type TaskRequest } from '../../backend/manuscripts/remote-tasks.ts'
import { browserFonts } from './browser-fonts.ts'

const proofreader = harperProofreader(async () => {
  const { createBinaryModuleFromUrl } = await import('harper.js')
  return createBinaryModuleFromUrl(new URL(wasmUrl, self.location.href).href, 'slim')
})
const tasks = longTasks({ proofreader, fonts: browserFonts() })

self.addEventListener('message', ({ data }: MessageEvent<TaskRequest>) =>
  answerRequest(tasks, data),
)
