import { expect, it } from 'vitest'
import { assessManuscript } from '../../backend/grading/assess-manuscript.ts'
import { draftManuscript, draftNames } from '../../samples/draft-manuscripts.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { draftVerdicts } from './draft-verdicts.ts'
import { draftFiles } from './manuscript-drafts.ts'

it.each(draftNames)('the %s draft is recorded as the proofreader grades it', async (draft) => {
  const verdict = await assessManuscript({
    bytes: draftManuscript(draft),
    name: draftFiles[draft].name,
    proofreader: nodeProofreader,
  })
  expect(draftVerdicts[draft]).toEqual(verdict)
})

it('has drafts that become better, but for the third', async () => {
  const { send, facts } = await testBackend('manuscript-drafts')
  const scores: unknown[] = []
  for (const draft of draftNames) {
    const query = `?identities=${facts.drafts[draft]}`
    const { body } = await send(`GET /api/grammar-check/search${query}`)
    scores.push(JSON.stringify(body).match(/"score":([\d.]+)/)?.[1])
  }
  const [first, second, third, fourth, fifth] = scores.map(Number)
  expect([first, third, second, fourth, fifth]).toEqual(
    [first, second, third, fourth, fifth].toSorted((one = 0, other = 0) => one - other),
  )
})

it('lists as many errors of each draft as are counted', async () => {
  const { send, facts } = await testBackend('manuscript-drafts', { proofreader: nodeProofreader })
  for (const draft of draftNames) {
    const { body } = await send(`GET /api/grammar-check/${facts.drafts[draft]}/errors`)
    const verdict = draftVerdicts[draft]
    const { errorCount = 0 } = verdict.outcome === 'scored' ? verdict : {}
    const counts = typeof errorCount === 'object' ? Object.values(errorCount) : []
    const counted = counts.reduce((sum, count) => sum + count, 0)
    expect(JSON.stringify(body).match(/"kind":/g)).toHaveLength(counted)
  }
})
