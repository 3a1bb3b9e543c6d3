import { i18n } from '@lingui/core'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// The client reads its base URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', 'http://galley.test')
vi.resetModules()
const { Refusal } = await import('./api-failure.ts')
const { logInMutation } = await import('../auth/log-in.ts')
const { client, unwrap } = await import('../client.ts')
const { refusalMessage } = await import('./refusal-messages.ts')
const { WordedRefusal } = await import('./worded-refusal.ts')

afterAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.unstubAllEnvs()
  vi.resetModules()
})

// Node cannot load catalogs: an unknown locale shows messages as they are written in the source.
beforeEach(() => i18n.loadAndActivate({ locale: 'und', messages: {} }))

/** Stubs the server's answer and returns the message of the failed call. */
async function messageOf(
  answer: object,
  call: () => Promise<unknown>,
  status = 200,
): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }))
  try {
    const error = await call().catch((thrown: unknown) => thrown)
    return error instanceof Refusal ? refusalMessage(error) : String(error)
  } finally {
    vi.unstubAllGlobals()
  }
}

const body = { email: 'helen.marsh@example.edu', password: 'wrong' }
const logIn = () => new MutationObserver(new QueryClient(), logInMutation()).mutate(body)

it.each([
  ['no error', { loggedIn: false }],
  ['an empty error', { loggedIn: false, error: '' }],
  ['the status 401', { loggedIn: false }, 401],
  ['an unknown key', { loggedIn: false, error: 'moon-in-the-wrong-house' }],
])('shows the message of a failed sign-in for %s', async (_, answer, status?: number) => {
  expect(await messageOf(answer, logIn, status)).toMatch(/^The e-mail address or password/)
})

it('shows a text of the server unchanged', async () => {
  const answer = { loggedIn: false, error: 'Your account is locked until Monday.' }
  expect(await messageOf(answer, logIn)).toBe('Your account is locked until Monday.')
})

it('names an unknown key where the call has no message of its own', async () => {
  const load = () => unwrap(client.GET('/api/account'))
  expect(await messageOf({ error: 'moon-in-the-wrong-house' }, load)).toMatch(
    /: moon-in-the-wrong-house$/,
  )
})

it('writes numbers as the language does', () => {
  i18n.loadAndActivate({ locale: 'pt-BR', messages: { 'too-long': [['words'], ' palavras'] } })
  const refusal = new WordedRefusal('too-long', { words: 13_000 }, { message: { id: 'too-long' } })
  expect(refusalMessage(refusal)).toBe('13.000 palavras')
})
