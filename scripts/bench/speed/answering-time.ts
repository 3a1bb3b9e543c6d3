import { loadScenario } from '../../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../../mocks/scenarios/scenario-list.ts'
import { createMockBackend } from '../../../mocks/transports/mock-backend.ts'
import { nodeTasks } from '../../../mocks/transports/node/node-tasks.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { longManuscript } from './edited-manuscript.ts'
import { manuscriptOf } from './manuscript-of.ts'
import type { Work } from './play-meanwhile.ts'

const host = 'http://galley.test'

/** Milliseconds of processor that the thread of a backend takes while a manuscript is assessed or edited beside it. */
export async function answeringTime(scenario: ScenarioName, work: Work): Promise<number> {
  const { world } = await loadScenario({ name: scenario, now: fixedNow })
  const clock = { now: () => fixedNow }
  const { answer } = createMockBackend({
    world,
    clock,
    manuscripts: nodeTasks,
    writePdf: nodeTasks.writePdf,
  })

  async function play(bytes: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.set('file', new File([bytes], 'Thesis.docx'))
    const uploaded = await answer(new Request(`${host}/api/file`, { method: 'POST', body: form }))
    const { identity } = await uploaded.response.json()
    const terms = { agreeToTOS: true, termsandagree: true, iAmNotaRobot: true }
    const assessing = { ...terms, languageAssessmentFiles: [identity], captchaResponse: 'passed' }
    const editing = { digitalEditFiles: [identity], styleOfEnglish: 'American English' }
    const isAssessed = work === 'assess'
    const path = isAssessed ? '/api/grammar-check/create' : '/api/digital-edit/create'
    const begin = process.threadCpuUsage()
    const { response } = await answer(
      new Request(host + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `bench-of-one-answer-${identity}`,
        },
        body: JSON.stringify(isAssessed ? assessing : editing),
      }),
    )
    const { user, system } = process.threadCpuUsage(begin)
    const text = await response.text()
    if (text.includes('error')) throw new Error(text)
    return (user + system) / 1000
  }

  // Code that runs once is not compiled yet.
  for (let lap = 0; lap < 3; lap += 1) await play(manuscriptOf(1_000 + lap))
  return play(longManuscript().bytes)
}
