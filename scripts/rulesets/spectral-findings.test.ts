import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inDeepRun } from '../../mocks/testing/deep-run.ts'
import { spectralFindings, spectralReasons } from './spectral-findings.ts'

it('reads the reason above a rule', () => {
  const text = 'rules:\n  # It is\n  # so.\n  a-rule: off\n  owasp:api2:2023-b: off\n'
  expect([...spectralReasons(text)]).toEqual([
    ['a-rule', 'It is\nso.'],
    ['owasp:api2:2023-b', ''],
  ])
})

it('has a reason for each rule that is off', () => {
  const reasons = [...spectralReasons()]
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter(([, reason]) => !/^[A-Z`\d].*\.$/s.test(reason))).toEqual([])
})

it('is found from the configuration of Redocly', () => {
  expect(readFileSync('redocly.yaml', 'utf8')).toContain('openapi/rules/spectral-rules.yaml')
})

it('says that Spectral cannot be installed', async () => {
  expect(await spectralFindings('no-spectral', 'no-such-npm')).toEqual({
    reason: expect.stringMatching(/^Spectral can't be installed here: ./),
  })
})

const patience = 600_000

it.each(inDeepRun(0, 1) ? ['the contract'] : [])(
  'finds in %s what there are reasons for, and nothing else',
  async () => {
    const found = await spectralFindings()
    if ('reason' in found) {
      console.log(found.reason)
      expect(found.reason).toMatch(/^Spectral can't be installed here: ./)
      return
    }
    expect([...found].toSorted()).toEqual([...spectralReasons().keys()].toSorted())
  },
  patience,
)
