import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { type HttpServer, startHttpBackend } from './http-backend.ts'

const still = () => 0
const real = { setTimeout: still, clearTimeout: () => undefined }
const clock = { ...real, now: () => fixedNow, setInterval: still, clearInterval: () => undefined }

let server: HttpServer
beforeAll(async () => {
  const manuscripts = manuscriptTasks({ findings: async () => [] })
  server = await startHttpBackend({ port: 0, real: clock, manuscripts })
})
afterAll(() => server.close())

const call = (path: string, init: RequestInit = {}) => fetch(`${server.origin}${path}`, init)

async function json(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await call(path, { headers })).json()
}

const current = '/api/users/current'
const mine = (name: string, settings: string) => ({ 'X-World': name, 'X-Scenario': settings })

describe('the external pages', () => {
  const post = (json: unknown, headers: Record<string, string>) =>
    call('/external/api/visit', { method: 'POST', body: JSON.stringify(json), headers })

  it('sign in the browser that was redirected to a provider, by its cookie', async () => {
    const began = await call('/api/auth/opa/orcid?scenario=anonymous', { redirect: 'manual' })
    const Cookie = began.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const address = began.headers.get('Location') ?? ''
    expect(await json(`/external/api/visit?address=${address}`, { Cookie })).toMatchObject({
      name: 'ORCID',
      address,
    })
    expect((await call(current, { headers: { Cookie } })).status).toBe(401)
    const fields = { person: 'user-helen-marsh' }
    const decided = await post({ address, choice: 'approve', fields }, { Cookie })
    expect(await decided.json()).toMatchObject({ next: '/en/home/' })
    const signedIn = decided.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await call(current, { headers: { Cookie: signedIn } })).status).toBe(200)
  })

  it('give a visitor a world, and keep it', async () => {
    const first = await call('/external/api/visit?address=/support&scenario=japan')
    const Cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const fields = { email: 'a@b.example', message: 'Hello' }
    await post({ address: '/support', choice: 'send', fields }, { Cookie })
    expect(await json('/external/api/mails?to=Support@galley.example', { Cookie })).toMatchObject({
      mails: [{ subject: 'Question', lang: 'en', paragraphs: ['From: a@b.example', 'Hello'] }],
    })
  })

  it('show what was mailed, the newest first', async () => {
    const headers = mine('mailed', 'scenario=returning-customer')
    const reset = (email: string) =>
      call('/api/auth/request-password-reset', {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { ...headers, 'Content-Type': 'application/json' },
      })
    await reset('helen.marsh@example.edu')
    await call(current, { headers: { ...headers, 'X-Advance': '60000' } })
    await reset('helen.marsh@example.edu')
    const minute = 60_000
    const mailed = (at: number) => ({
      to: 'helen.marsh@example.edu',
      subject: 'Choose a new password',
      at: new Date(at).toISOString(),
      links: [
        { href: expect.stringMatching(/^\/en\/login\/reset-password\/\w+\/user-helen-marsh$/) },
      ],
    })
    const question = { subject: expect.stringMatching(/^A question about your order /) }
    const all = { mails: [mailed(fixedNow + minute), mailed(fixedNow), question] }
    expect(await json('/external/api/mails', headers)).toMatchObject(all)
    expect(await json('/external/api/mails?to=helen.marsh@example.edu', headers)).toMatchObject(all)
    expect(await json('/external/api/mails?to=a@b.example', headers)).toEqual({ mails: [] })
  })

  it('answer for the logout image of another site', async () => {
    const image = await call('/external/localization/cn/api/auth/logout.gif')
    expect(image.headers.get('Content-Type')).toBe('image/gif')
  })

  it.each([
    ['GET', '/external/api/visit', undefined, 400],
    ['GET', '/external/api/visit?address=/external/terms&address=/support', undefined, 400],
    ['GET', '/external/api/visit?address=/external/terms&page=2', undefined, 400],
    ['GET', '/external/api/visit?address=terms', undefined, 400],
    ['GET', '/external/api/visit?address=/external/nowhere', undefined, 404],
    ['GET', '/external/api/mails?to=nobody', undefined, 400],
    ['GET', '/external/api/nowhere', undefined, 404],
    ['DELETE', '/external/api/visit', undefined, 405],
    ['POST', '/external/api/mails', '{}', 405],
    ['POST', '/external/api/visit', 'no JSON', 400],
    ['POST', '/external/api/visit', '[]', 400],
    ['POST', '/external/api/visit', '{"address":"/support"}', 400],
    ['POST', '/external/api/visit', '{"address":"/support","choice":"leave","by":"me"}', 400],
    [
      'POST',
      '/external/api/visit',
      '{"address":"/support","choice":"leave","fields":{"a":1}}',
      400,
    ],
    ['POST', '/external/api/visit', '{"address":"/support","choice":"fly"}', 400],
    ['POST', '/external/api/visit', '{"address":"/nowhere","choice":"leave"}', 404],
    ['POST', '/external/api/visit', 'x'.repeat(100_001), 413],
  ])('%s %s %s is answered with a problem %i', async (method, path, body, status) => {
    const response = await call(path, { method, body, headers: mine('bad', '') })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status, detail: expect.any(String) })
  })
})
