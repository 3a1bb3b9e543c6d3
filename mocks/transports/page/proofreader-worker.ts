import wasmUrl from '../../../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm?url'
import { harperProofreader } from '../../backend/grading/harper-proofreader.ts'
import type { Dialect } from '../../backend/grading/proofreader.ts'
import type { Finding } from '../../world/manuscript-verdict.ts'

export type ProofreadRequest = { id: number; text: string; dialect: Dialect }
export type ProofreadAnswer = { id: number } & ({ findings: Finding[] } | { failure: string })

const proofreader = harperProofreader(async () => {
  const { createBinaryModuleFromUrl } = await import('harper.js')
  return createBinaryModuleFromUrl(new URL(wasmUrl, self.location.href).href, 'slim')
})

self.addEventListener('message', async ({ data }: MessageEvent<ProofreadRequest>) => {
  self.postMessage(await answer(data))
})

async function answer({ id, text, dialect }: ProofreadRequest): Promise<ProofreadAnswer> {
  try {
    return { id, findings: await proofreader.findings(text, dialect) }
  } catch (error) {
    return { id, failure: String(error) }
  }
}
