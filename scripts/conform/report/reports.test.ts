import { expect, it } from 'vitest'
import { type ConformCheck, checkOf, leftOutCheck } from '../rules/conform-check.ts'
import { htmlReport } from './html-report.ts'
import { junitReport } from './junit-report.ts'
import { checkLine, conformSummary, reportOf } from './report-summary.ts'
import { secretHider } from './secret-hider.ts'

const exchange = {
  call: {
    method: 'POST',
    url: 'https://staging.example/api/auth/login',
    headers: { Cookie: 'galley_session=abc', Authorization: 'Basic key', Accept: '*/*' },
    body: '{"email":"a@b.example","password":"manuscript"}',
  },
  answer: {
    status: 200,
    headers: { 'set-cookie': 'galley_session=d' },
    body: '<b>',
    milliseconds: 9,
  },
}
const what = { group: 'auth', subject: 'logIn', title: 'is answered', exchanges: [exchange] }
const broken = checkOf(what, [{ rule: 'A rule.', detail: '/user lacks <identity>' }])
const checks: ConformCheck[] = [checkOf(what, []), broken, leftOutCheck(what, 'No account.')]
const report = reportOf('https://staging.example', checks)

it('shows a line for a check, and the rule below a broken one', () => {
  expect(checks.map(checkLine)).toEqual([
    '✓ auth › logIn is answered',
    '✗ auth › logIn is answered\n    /user lacks <identity> Rule: A rule.',
    '– auth › logIn is answered: No account.',
  ])
})

it('sums up what is wrong by rule', () => {
  expect(conformSummary(report)).toContain('1 check held, 1 broken, 1 left out.')
  expect(conformSummary(report)).toContain(
    'A rule. Broken once:\n    auth › logIn is answered: /user',
  )
})

it('is JUnit with a failure and a skipped case', () => {
  const text = junitReport(report)
  expect(text).toContain('<testsuite name="auth" tests="3" failures="1" skipped="1">')
  expect(text).toContain('<failure message="A rule.">/user lacks &lt;identity&gt;</failure>')
})

it('is HTML with call and answer beside the rule', () => {
  const text = htmlReport(report)
  expect(text).toContain('<dt>A rule.</dt><dd>/user lacks &lt;identity&gt;</dd>')
  expect(text).toContain('&lt;b&gt;')
})

it('holds no password, cookie or configured header', () => {
  const hide = secretHider({
    accounts: { customer: { email: 'a@b.example', password: 'manuscript' } },
    headers: { Authorization: 'Basic key' },
  })
  const text = JSON.stringify(hide(broken))
  expect(text).not.toMatch(/manuscript|galley_session=|Basic key/)
  expect(text).toContain('a@b.example')
})
