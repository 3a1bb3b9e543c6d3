import { expect, it } from 'vitest'
import { manuscriptTasks } from '../backend/manuscripts/manuscript-tasks.ts'
import { sampleManuscript } from '../samples/sample-manuscript.ts'
import { loadScenario } from '../scenarios/load-scenario.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { createMockBackend } from './mock-backend.ts'
import { nodePdf } from './node/node-pdf.ts'

const post = (path: string, body: FormData | string) =>
  new Request(`http://galley.test${path}`, {
    method: 'POST',
    body,
    headers: typeof body === 'string' ? { ...once, 'Content-Type': 'application/json' } : {},
  })

const once = { 'Idempotency-Key': 'assessment-of-a-test' }
const agreed = {
  agreeToTOS: true,
  termsandagree: true,
  iAmNotaRobot: true,
  captchaResponse: 'passed',
}

it('answers other calls while a manuscript is assessed, and assesses it once', async () => {
  const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  const tasks = manuscriptTasks({ findings: async () => [] })
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let assessments = 0
  const manuscripts = {
    ...tasks,
    assess: async (file: Parameters<typeof tasks.assess>[0]) => {
      assessments += 1
      started.resolve()
      await released.promise
      return tasks.assess(file)
    },
  }
  const clock = { now: () => fixedNow }
  const { answer } = createMockBackend({ world, clock, manuscripts, writePdf: nodePdf })
  const { bytes, fileName } = sampleManuscript('english-3000')
  const form = new FormData()
  form.set('file', new File([bytes], fileName))
  const { response: uploaded } = await answer(post('/api/file', form))
  const { identity } = await uploaded.json()
  const assessed = answer(
    post(
      '/api/grammar-check/create',
      JSON.stringify({ ...agreed, languageAssessmentFiles: [identity] }),
    ),
  )
  await started.promise
  const { response } = await answer(new Request('http://galley.test/api/researcher/load'))
  expect(response.status).toBe(200)
  released.resolve()
  expect(await (await assessed).response.json()).toMatchObject({ languageAssessments: [{}] })
  expect(assessments).toBe(1)
})
