import { expect, it } from 'vitest'
import type { OperationId } from '../../src/api/generated/operations.gen.ts'
import { askRealServer } from './ask-real-server.ts'

const base = 'https://real.example'
const address = 'http://127.0.0.1:5173/api/order/search?page=1'
const counts = { received: 0, inProgress: 0, needsAttention: 0, nextDeadline: null }
const work = { ...counts, attention: [], upcoming: [] }
const empty = {
  orders: [],
  work,
  pagination: { current: 1, pageCount: 0, totalCount: 0, pageSize: 20 },
}

const call = (
  answer: Response,
  request = new Request(address),
  operation: OperationId = 'searchOrders',
) => askRealServer({ operation, request, path: {}, base, send: async () => answer })

it('sends the call to the other host with its method, body and session', async () => {
  const seen: Request[] = []
  const body = JSON.stringify({ email: 'a@example.edu', password: 'manuscript' })
  const headers = { 'Content-Type': 'application/json' }
  await askRealServer({
    operation: 'logIn',
    request: new Request('http://127.0.0.1:5173/api/auth/login', { method: 'POST', headers, body }),
    path: {},
    base,
    send: async (request) => {
      seen.push(request.clone())
      return Response.json({ loggedIn: false, error: 'login-form-error-message' })
    },
  })
  const [sent] = seen
  expect(sent?.url).toBe('https://real.example/api/auth/login')
  expect(sent?.method).toBe('POST')
  expect(sent?.credentials).toBe('include')
  expect(await sent?.text()).toBe(body)
})

it.each([
  ['a valid answer', Response.json(empty), undefined],
  [
    'an answer that lacks a field',
    Response.json({ orders: [], work }),
    { side: 'real server', errors: [{ pointer: '/answer/pagination' }] },
  ],
  [
    'an answer that is not JSON',
    new Response('<p>Down</p>', { headers: { 'Content-Type': 'text/html' } }),
    { side: 'real server', errors: [{ pointer: '/type' }] },
  ],
  [
    'a status that is not in the contract',
    Response.json({}, { status: 418 }),
    { side: 'real server', errors: [{ pointer: '/status' }] },
  ],
  [
    'a problem, which every operation may answer',
    new Response('{}', { status: 503, headers: { 'Content-Type': 'application/problem+json' } }),
    undefined,
  ],
])('judges %s', async (_name, answer, expected) => {
  const { violation } = await call(answer)
  if (expected) expect(violation).toMatchObject(expected)
  else expect(violation).toBeUndefined()
})

it('reports a request of the application that breaks the contract', async () => {
  const request = new Request('http://127.0.0.1:5173/api/order/search?page=none')
  const { violation } = await call(Response.json(empty), request)
  expect(violation).toMatchObject({ side: 'application', errors: [{ pointer: '/query/page' }] })
})

it('reports both where request and answer break the contract', async () => {
  const request = new Request('http://127.0.0.1:5173/api/order/search?page=none')
  expect(await call(Response.json({ orders: [], work }), request)).toMatchObject({
    violation: { side: 'application', errors: [{ pointer: '/query/page' }] },
    further: { side: 'real server', errors: [{ pointer: '/answer/pagination' }] },
  })
})

it('returns the answer unchanged', async () => {
  const { response } = await call(Response.json(empty, { headers: { 'X-From': 'there' } }))
  expect(response.headers.get('X-From')).toBe('there')
  expect(await response.json()).toEqual(empty)
})
