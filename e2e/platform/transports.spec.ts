import { expect, type Page, test } from '@playwright/test'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import {
  backendAnswers,
  initOf,
  type PlainCall,
  playVisit,
  visit,
  visitor,
} from '../../mocks/testing/differential/play-requests.ts'
import { nodeTasks as manuscripts } from '../../mocks/transports/node/node-tasks.ts'
import { BackendFixture } from '../fixtures.ts'

async function fromPage(page: Page, call: PlainCall): Promise<Response> {
  const { method, headers } = initOf({ ...call, sample: undefined })
  const sample = call.sample && sampleManuscript(call.sample)
  const answer = await page.evaluate(
    async ({ path, json, file, ...init }) => {
      const form = new FormData()
      if (file) form.set('file', new File([new Uint8Array(file.bytes)], file.name, file))
      const response = await fetch(path, { ...init, body: file ? form : json })
      const bytes = [...new Uint8Array(await response.arrayBuffer())]
      return { bytes, status: response.status, headers: [...response.headers] }
    },
    {
      path: call.path,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      json: call.json === undefined ? undefined : JSON.stringify(call.json),
      file: sample && { bytes: [...sample.bytes], name: sample.fileName, type: sample.type },
    },
  )
  return new Response(new Uint8Array(answer.bytes), answer)
}

// Without the fixture, which fails on the invalid requests that this visit makes.
test('answers through the page transport exactly like the backend without one', async ({
  page,
}) => {
  await new BackendFixture(page).scenario(visitor, { path: '/en/nowhere' })
  const core = await backendAnswers({ manuscripts, writePdf: manuscripts.writePdf })
  const answers = await playVisit((call) => fromPage(page, call))
  for (const [at, answer] of answers.entries()) expect(answer, visit[at]?.path).toEqual(core[at])
})
