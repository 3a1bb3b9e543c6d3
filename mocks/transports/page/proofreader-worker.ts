import wasmUrl from '../../../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm?url'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import { answerRequest, type ProofreadRequest } from '../../backend/grading/remote-proofreader.ts'

const proofreader = harperProofreader(async () => {
  const { createBinaryModuleFromUrl } = await import('harper.js')
  return createBinaryModuleFromUrl(new URL(wasmUrl, self.location.href).href, 'slim')
})

self.addEventListener('message', async ({ data }: MessageEvent<ProofreadRequest>) => {
  self.postMessage(await answerRequest(proofreader, data))
})
