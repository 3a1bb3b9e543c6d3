import { createServer } from 'node:http'
import { MutationObserver, type MutationOptions, QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Refusal } from '../../../src/api/errors/api-failure.ts'
import { addFault, parseFault } from '../../backend/calls/faults.ts'
import { COUNT_AFTER } from '../../backend/rules/grammar-check/assessment-assumptions.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'
import { type NodeBackend, nodeOrigin, startNodeBackend } from './node-backend.ts'

// The client reads the server's URL when it is imported.
vi.stubEnv('VITE_API_BASE_URL', nodeOrigin)
vi.resetModules()
const { client, unwrap } = await import('../../../src/api/client.ts')
const { loadApplication } = await import('../../../src/api/application.ts')
const { userQuery } = await import('../../../src/api/account.ts')
const { logInMutation } = await import('../../../src/api/auth/log-in.ts')
const { logOutMutation } = await import('../../../src/api/auth/log-out.ts')
const { noTerms, orderSearchQuery } = await import('../../../src/api/orders.ts')
const { assessmentQuery, createAssessmentsMutation } = await import(
  '../../../src/api/grammar-check.ts'
)

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function opened<Name extends ScenarioName>(scenario: Name) {
  const backend: NodeBackend<Name> = await startNodeBackend({ scenario })
  stop = backend.stop
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const mutate = <Data, Variables>(
    options: MutationOptions<Data, Error, Variables>,
    variables: Variables,
  ) => new MutationObserver(queries, options).mutate(variables)
  return { backend, queries, mutate }
}

describe('the application against the mock backend in Node', () => {
  it('signs in, searches orders and signs out', async () => {
    const { backend, queries, mutate } = await opened('returning-customer')
    const { orders, pagination } = await queries.fetchQuery(orderSearchQuery(noTerms))
    expect(orders).toHaveLength(10)
    expect(pagination).toMatchObject({ next: 2, totalCount: 24 })
    await mutate(logOutMutation(), undefined)
    expect((await loadApplication()).user).toBeNull()
    expect(await queries.fetchQuery(userQuery())).toBeNull()
    const { email, password, fullName } = backend.facts.person
    const loggedIn = await mutate(logInMutation(), { email, password })
    expect(loggedIn.user.fullName).toBe(fullName)
    expect((await loadApplication()).user?.fullName).toBe(fullName)
    const { unpaidInvoices } = backend.facts
    expect(unpaidInvoices).toHaveLength(2)
    expect(backend.defects()).toEqual([])
  })

  it('reports a wrong password as a refusal', async () => {
    const { backend, mutate } = await opened('anonymous')
    const { email } = backend.facts.person
    await expect(mutate(logInMutation(), { email, password: 'wrong' })).rejects.toMatchObject({
      name: 'Refusal',
      key: 'login-form-error-message',
    } satisfies Partial<Refusal>)
  })

  it('has a manuscript assessed as time passes', async () => {
    const { backend, queries, mutate } = await opened('returning-customer')
    const { bytes, fileName, type } = sampleManuscript('english-3000')
    const file = new File([bytes], fileName, { type })
    const uploaded = await unwrap(
      client.POST('/api/file', {
        body: { file },
        bodySerializer: (body) => {
          const form = new FormData()
          form.append('file', body.file)
          return form
        },
      }),
    )
    const { languageAssessments } = await mutate(createAssessmentsMutation(), {
      idempotencyKey: '3f1c9a52-6c0e-4b7f-9d38-2a4d5b7e9c10',
      body: {
        languageAssessmentFiles: [uploaded.identity ?? ''],
        agreeToTOS: true,
        termsandagree: true,
        iAmNotaRobot: true,
        captchaResponse: null,
      },
    })
    const look = () => queries.fetchQuery(assessmentQuery(languageAssessments[0]?.identity ?? ''))
    expect((await look()).assessment).toMatchObject({ name: fileName, scoreProcessing: true })
    backend.clock.advance(COUNT_AFTER)
    const { assessment } = await look()
    expect(assessment).toMatchObject({ completed: true, category: 'needs-editing' })
    expect(assessment?.errorCount?.consistencySpellingTypos).toBeGreaterThan(0)
    expect(backend.defects()).toEqual([])
  })

  it.each([
    ['503', { cause: 'status', status: 503 }],
    ['network', { cause: 'network' }],
    ['lost-answer', { cause: 'network' }],
    ['malformed', { cause: 'unreadable' }],
  ])('reports the fault %s as the client does', async (fault, error) => {
    const { backend, queries } = await opened('returning-customer')
    addFault(backend.world, parseFault(`searchOrders:${fault}:1`))
    const search = () => queries.fetchQuery(orderSearchQuery(noTerms))
    await expect(search()).rejects.toMatchObject({ name: 'ApiError', ...error })
    expect((await search()).orders).toHaveLength(10)
    expect(backend.defects()).toEqual([])
  })

  it('collects violations of the contract', async () => {
    const { backend } = await opened('returning-customer')
    await fetch(`${nodeOrigin}/api/nowhere`)
    addFault(backend.world, parseFault('searchOrders:malformed:1'))
    await fetch(`${nodeOrigin}/api/order/search?page=0`)
    expect(backend.defects()).toEqual([
      'GET /api/nowhere: GET /api/nowhere is not in the contract.',
      'GET /api/order/search?page=0: The call of searchOrders breaks the contract.',
    ])
  })

  it('lets no other request out', async () => {
    const foreignServer = createServer((_, response) => response.end('out')).listen(0)
    const address = foreignServer.address()
    const port = typeof address === 'object' ? address?.port : undefined
    try {
      await opened('returning-customer')
      await expect(fetch(`http://localhost:${port}/other`)).rejects.toThrow()
      stop?.()
      stop = undefined
      expect(await (await fetch(`http://localhost:${port}/other`)).text()).toBe('out')
    } finally {
      foreignServer.close()
    }
  })
})
