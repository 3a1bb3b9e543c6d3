import { describe, expect, it } from 'vitest'
import { assessManuscript } from '../../backend/grading/assess-manuscript.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { type AssessedName, assessedManuscripts } from './assessed-manuscripts.ts'
import { assessedVerdicts } from './assessed-verdicts.ts'

const names = Object.keys(assessedManuscripts).filter((name): name is AssessedName =>
  Object.hasOwn(assessedVerdicts, name),
)

describe('the recorded errors of each manuscript', () => {
  it.each(names)('are those that the proofreader finds in %s', async (name) => {
    const manuscript = assessedManuscripts[name]
    const assessment = await assessManuscript({
      bytes: manuscript.bytes(),
      name: manuscript.name,
      proofreader: nodeProofreader,
    })
    // No manuscript makes the count fail, so that result is made up.
    const differs = name === 'countFailed' ? { errorCount: 'failed', examples: [] } : {}
    expect(assessedVerdicts[name]).toEqual({ ...assessment, ...differs })
  })
})

it('cover each stage once', async () => {
  const { send, facts } = await testBackend('assessments')
  const { assessments } = facts
  const stage = async (identity: string) => {
    const { body } = await send(`GET /api/grammar-check/search?identities=${identity}`)
    return body
  }
  const expected: [string, object][] = [
    [assessments.scoring, { scoreProcessing: true, completed: false }],
    [assessments.counting, { scoreCompleted: true, errorCountProcessing: true, completed: false }],
    [assessments.scoreFailed, { scoreFailed: true, completed: false }],
    [assessments.locked, { scoreFailed: true, completed: false }],
    [assessments.countFailed, { scoreCompleted: true, errorCountFailed: true, completed: false }],
    [assessments.countSkipped, { errorCountSkipped: true, completed: true, errorCount: null }],
    [
      assessments.twoKindsAtZero,
      { completed: true, errorCount: { grammarMechanics: 0, wordChoice: 0 } },
    ],
    [assessments.flawless, { category: 'ready-to-submit', score: 10 }],
    [assessments.hardToFollow, { category: 'needs-extensive-editing' }],
    [assessments.proofread, { category: 'needs-proofreading' }],
    [assessments.edited, { category: 'needs-editing' }],
  ]
  for (const [identity, shown] of expected) {
    expect(await stage(identity)).toMatchObject({ assessments: [shown] })
  }
  const kinds = await stage(assessments.fiveKinds)
  expect(JSON.stringify(kinds)).not.toMatch(/"errorCount":{[^}]*":0/)
})
