import { afterEach, expect, it } from 'vitest'
import { recordCalls } from '../../mocks/recordings/record-calls.ts'
import { startHttpBackend } from '../../mocks/transports/http/http-backend.ts'
import { nodeTasks } from '../../mocks/transports/node/node-tasks.ts'
import { realClock } from '../../src/lib/clock.ts'
import { describeRecording } from './describe-recording.ts'
import { readRecordOptions } from './record-options.ts'
import { startRecordingProxy } from './recording-proxy.ts'

const open: { close: () => Promise<void> }[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function proxyOfBackend() {
  const backend = await startHttpBackend({ real: realClock, manuscripts: nodeTasks, port: 0 })
  const proxy = await startRecordingProxy(backend.origin, 0)
  open.push(backend, proxy)
  return proxy
}

it('sends calls on with cookies and bodies, and records them without either', async () => {
  const { origin, calls } = await proxyOfBackend()
  const first = await fetch(`${origin}/api/researcher/load?scenario=anonymous`)
  const [cookie = ''] = first.headers.getSetCookie()[0]?.split(';') ?? []
  const body = JSON.stringify({ email: 'naomi.feldman@example.edu', password: 'manuscript' })
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: origin }
  const signIn = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
  expect(await signIn.json()).toMatchObject({ loggedIn: true })
  const summary = await recordCalls(calls, 'scenario=returning-customer')
  const written = JSON.stringify(summary.recording)
  expect(written).not.toMatch(/Naomi|Feldman|naomi|galley_session/)
  const said = describeRecording(summary, 'sign-in')
  expect(said).toMatch(/^loadApplication +1 +200$/m)
  expect(said).toMatch(/^logIn +1 +200$/m)
  expect(said).toMatch(/^Replaced: \d+ parts of names, /m)
  expect(said).toContain('Left out: nothing.')
})

it('answers for a server that does not', async () => {
  const proxy = await startRecordingProxy('http://127.0.0.1:9', 0)
  open.push(proxy)
  const answer = await fetch(`${proxy.origin}/api/users/current`)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ title: 'No answer' })
})

const named = ['--name', 'unpaid']

it.each([
  ['nothing', [], '--name is words in lower case'],
  [
    'a name with capitals',
    ['--name', 'Unpaid Order', '--har', 'a.har'],
    '--name is words in lower case',
  ],
  ['neither source', named, 'Use npm run record -- --har'],
  [
    'both sources',
    [...named, '--har', 'a.har', '--server', 'http://a.example'],
    'Use npm run record',
  ],
  ['no address', [...named, '--server', 'staging'], 'not "staging"'],
  ['no port', [...named, '--server', 'http://a.example', '--port', 'x'], '--port is a number'],
  ['no scenario', [...named, '--har', 'a.har', '--world', 'moon'], 'there is no "moon"'],
  [
    'a name that is taken',
    ['--name', 'kept', '--har', 'a.har'],
    'There is a recording "kept" already',
  ],
  ['an unknown option', [...named, '--harr', 'a.har'], 'Unknown option'],
])('refuses %s in a sentence', (_, args, message) => {
  expect(() => readRecordOptions(args, ['kept'])).toThrow(message)
})
