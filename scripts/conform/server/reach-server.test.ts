import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { expect, it } from 'vitest'
import { judgeServer } from '../judge-server.ts'
import type { ConformConfig } from '../options/conform-config.ts'
import { addressOf, answering } from '../testing/answering-server.ts'
import { selfSigned } from '../testing/self-signed.ts'

const judged = (server: string, config: ConformConfig = {}) =>
  judgeServer(
    { server, write: false, rate: 1000, only: [], config },
    { onCheck: () => undefined, pause: async () => undefined },
  )

/** The whole sentence that a run ends with. */
const sentenceFor = (server: string) =>
  judged(server).then(
    () => 'It is judged.',
    (error: unknown) => String(Object(error).message).replaceAll(server, 'SERVER'),
  )

const hangingUp: RequestListener = (_, response) => void response.destroy()

it.each([
  [
    'HTML',
    answering(200, { 'Content-Type': 'text/html' }),
    'SERVER/api/researcher/load answers 200 with text/html instead of JSON: the address may be that of the page, not of the server.',
  ],
  [
    'a failure without a type',
    answering(502, {}),
    'SERVER/api/researcher/load answers 502 with no content type instead of JSON: the address may be that of the page, not of the server.',
  ],
  [
    'a redirect to a sign-in',
    answering(302, { Location: 'https://sso.example/' }),
    'SERVER/api/researcher/load redirects to https://sso.example/: if that is a sign-in in front of the server, name its header under "headers" of the configuration.',
  ],
  ['nothing, and hangs up', hangingUp, 'SERVER does not answer (other side closed).'],
] as const)('says in a sentence that a server answers %s', async (_, listener, sentence) => {
  expect(await sentenceFor(await addressOf(createServer(listener)))).toBe(sentence)
})

it('says in a sentence that the address ends in /api', async () => {
  const listener = answering(404, { 'Content-Type': 'application/problem+json' })
  expect(await sentenceFor(`${await addressOf(createServer(listener))}/api`)).toBe(
    'SERVER/api/researcher/load answers 404: name the server without /api.',
  )
})

it('says in a sentence that nothing is at the address', async () => {
  const server = createServer()
  const address = await addressOf(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await sentenceFor(address)).toMatch(
    /^SERVER does not answer \(connect ECONNREFUSED .+\)\.$/,
  )
})

it('says in a sentence that the certificate is not trusted', async () => {
  const server = createSecureServer(selfSigned(), (_, response) => void response.end())
  expect(await sentenceFor(await addressOf(server, 'https'))).toMatch(
    /^The certificate of SERVER is not trusted \(self-signed certificate\): name its authority in NODE_EXTRA_CA_CERTS\.$/,
  )
})

it('does not take the name of a host that is not found for its certificate', async () => {
  expect(await sentenceFor('https://self-signed-certificate.invalid')).toMatch(
    /^SERVER does not answer \(getaddrinfo \w+ self-signed-certificate\.invalid\)\.$/,
  )
})

it('does not blame the account where signing in is not there', async () => {
  const listener = answering(404, { 'Content-Type': 'application/problem+json' })
  const server = await addressOf(createServer(listener))
  const customer = { email: 'first@example.edu', password: 'first light' }
  await expect(judged(server, { accounts: { customer } })).rejects.toThrow(
    /^first@example\.edu cannot sign in: logIn answers 404 instead of 200\.$/,
  )
})
