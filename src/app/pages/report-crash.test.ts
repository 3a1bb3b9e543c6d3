import { afterEach, expect, it, vi } from 'vitest'
import {
  forgetAnswers,
  rememberAnswer,
  rememberOperation,
} from '../../api/shapes/received-answers.ts'
import { reportCrash } from './report-crash.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetAnswers()
})

async function reported(...crashes: unknown[]): Promise<unknown[]> {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  for (const crash of crashes) await reportCrash(crash)
  return report.mock.calls.map(([error]) => error)
}

it('reports a crash once, however often it is caught', async () => {
  const one = new Error('The list has no rows.')
  const other = new Error('The list has no rows.')
  expect(await reported(one, one, other)).toEqual([one, other])
})

it('wraps any thrown value in an error', async () => {
  expect(await reported('no words')).toEqual([new Error('no words')])
})

it('names what the server sent differently', async () => {
  const response = Response.json({})
  rememberOperation(response, 'GET /api/order/search')
  rememberAnswer(response, { orders: [] })
  const crash = new TypeError('pages is undefined')
  const [report] = await reported(crash)
  expect(report).toMatchObject({ cause: crash })
  expect(String(report)).toMatch(/pages is undefined \(GET \/api\/order\/search \/pagination/)
})

it('names nothing that was sent to an earlier person', async () => {
  const response = Response.json({})
  rememberOperation(response, 'GET /api/order/search')
  rememberAnswer(response, { orders: [] })
  forgetAnswers()
  const crash = new TypeError('pages is undefined')
  expect(await reported(crash)).toEqual([crash])
})
