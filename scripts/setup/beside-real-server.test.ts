import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { besideRealServer } from './beside-real-server.ts'

type Seen = { url?: string; origin?: string; referer?: string; host?: string }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function startServer(type = 'application/json') {
  const seen: Seen[] = []
  const server = createHttpServer(({ url, headers }, response) => {
    const { origin, referer, host } = headers
    seen.push({ url, origin, referer, host } as const)
    const cookie = 'session=abc; Domain=staging.example; HttpOnly'
    response.writeHead(200, { 'Content-Type': type, 'Set-Cookie': cookie }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => new Promise((closed) => server.close(closed)))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens to no port.')
  return { seen, server, origin: `http://127.0.0.1:${address.port}` }
}

async function startPages(proxy: Awaited<ReturnType<typeof besideRealServer>>['proxy']) {
  const pages = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, proxy, hmr: false, ws: false },
  })
  await pages.listen()
  closing.push(() => pages.close())
  return pages.resolvedUrls?.local[0] ?? ''
}

it('sends calls on as those of the server’s own page, and keeps its cookies', async () => {
  const real = await startServer()
  const { proxy, env, said, signsIn } = await besideRealServer(real.origin, 'testimonials,loadUser')
  expect(signsIn).toBe(false)
  expect(env).toEqual({
    VITE_REAL_SERVER: '/real-server',
    VITE_REAL_OPERATIONS: 'loadUser,createTestimonial',
  })
  expect(said).toEqual([`${real.origin} answers 2 operations, the mock backend all others.`])
  const pages = await startPages(proxy)
  real.seen.length = 0
  const answer = await fetch(`${pages}real-server/api/users/current?page=1`, {
    headers: { Origin: pages.slice(0, -1), Referer: pages },
  })
  expect(await answer.json()).toEqual({})
  expect(answer.headers.getSetCookie()).toEqual(['session=abc; HttpOnly'])
  expect(real.seen).toEqual([
    {
      url: '/api/users/current?page=1',
      origin: real.origin,
      referer: undefined,
      host: real.origin.slice('http://'.length),
    },
  ])
})

it('answers with a problem while the server does not', async () => {
  const real = await startServer()
  const { proxy } = await besideRealServer(real.origin, 'loadUser')
  const pages = await startPages(proxy)
  await closing.shift()?.()
  const answer = await fetch(`${pages}real-server/api/users/current`)
  expect(answer.status).toBe(502)
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining(real.origin) })
})

it('warns of what is no server of the contract, and starts', async () => {
  const { origin } = await startServer('text/html')
  const { said } = await besideRealServer(origin, 'loadUser')
  expect(said[1]).toMatch(/answers 200 with text\/html instead of JSON/)
})

it.each([
  ['staging.example', 'orders', /^--server takes an address .*not "staging\.example"/],
  ['ftp://staging.example', 'orders', /^--server takes an address/],
  ['https://staging.example', '', /^--real says what the server answers/],
  ['https://staging.example', 'order', /^There is no operation or tag "order"\. Known: all, /],
])('refuses --server %s --real "%s"', async (server, real, expected) => {
  await expect(besideRealServer(server, real)).rejects.toThrow(expected)
})

it('signs in with accounts of a server that answers sign-ins', async () => {
  const { origin } = await startServer()
  expect((await besideRealServer(origin, 'auth')).signsIn).toBe(true)
})
