import { expect, it } from 'vitest'
import { emptyRecordingReason, readHar } from './har-calls.ts'
import { recordCalls } from './record-calls.ts'

const entry = (url: string, content: object) => ({
  startedDateTime: '2026-03-02T09:30:00.250Z',
  request: { method: 'GET', url, headers: [{ name: 'Cookie', value: 'session=1' }] },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { mimeType: 'application/json', ...content },
  },
})

const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } })
const address = 'https://portal.example/api/users/current'

it.each([
  ['plain text', { text: '{"user":null}' }],
  ['base64', { text: btoa('{"user":null}'), encoding: 'base64' }],
])('reads an answer in %s, and when the visit began', (_, content) => {
  const { calls, startedAt } = readHar(har(entry(address, content)), 'visit.har')
  expect(calls).toEqual([
    {
      method: 'GET',
      url: address,
      sent: undefined,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"user":null}',
    },
  ])
  expect(startedAt).toBe(Date.parse('2026-03-02T09:30:00.250Z'))
})

it.each([
  ['no JSON', 'PK', 'visit.har is no HAR file: it is no JSON. Save one in'],
  ['other JSON', '{"calls": []}', 'visit.har is no HAR file: it has no log of requests. Save one'],
  ['nothing', har(), 'visit.har has no requests: open the developer tools before'],
])('refuses %s in one sentence that says what to do', (_, text, message) => {
  expect(() => readHar(text, 'visit.har')).toThrow(message)
})

it.each([
  [
    'of another site',
    'https://www.example.com/',
    {},
    'which went to www.example.com. Visit a portal',
  ],
  ['saved without content', address, {}, 'without their answers: save it again with content'],
])('explains a file %s', async (_, url, content, message) => {
  const { calls } = readHar(har(entry(url, content)), 'visit.har')
  const { leftOut, recording } = await recordCalls(calls, '')
  expect(recording.calls).toEqual([])
  expect(emptyRecordingReason(calls, leftOut, 'visit.har')).toContain(message)
})
