import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { CapturedCall } from './captured-call.ts'
import { recordCalls } from './record-calls.ts'

const origin = 'https://portal.example'
const world = 'scenario=returning-customer'

const json = {
  'content-type': 'application/json; charset=utf-8',
  'set-cookie': 'session=tell-tale',
}

const answered = (path: string, body: unknown, more: Partial<CapturedCall> = {}): CapturedCall => ({
  method: 'GET',
  url: `${origin}${path}`,
  sent: undefined,
  status: 200,
  headers: json,
  body: JSON.stringify(body),
  ...more,
})

describe('a visit', () => {
  const orderId = 'b71c0f'
  const visit = [
    answered('/api/users/current', {
      user: {
        identity: 'u-8812',
        firstName: 'Wilhelmina',
        lastName: 'Okonkwo-Reyes',
        email: 'w@uni.edu',
      },
    }),
    answered(`/api/order/${orderId}/services`, {
      order: {
        identity: orderId,
        number: 'G-204417',
        title: 'A letter of Wilhelmina to u-8812, see w@uni.edu',
        fullName: 'WILHELMINA Okonkwo-Reyes',
        status: 'completed',
        createdAt: '2026-03-02T09:30:00Z',
        totalPrice: 412.5,
        currencyIso: 'USD',
        url: `https://files.uni.edu/api/order/${orderId}/files?name=Wilhelmina`,
      },
    }),
  ]

  it('has the same invented values wherever the same private ones were', async () => {
    const { recording } = await recordCalls(visit, world)
    const [first, second] = recording.calls.map(({ body }) => (isRecord(body) ? body : {}))
    const user = isRecord(first?.user) ? first.user : {}
    const order = isRecord(second?.order) ? second.order : {}
    expect(order.fullName).toBe(`${String(user.firstName).toUpperCase()} ${user.lastName}`)
    expect(order.identity).toBe(recording.calls[1]?.path.id)
    expect(order.title).toContain(` ${user.firstName} `)
    expect(order.title).toContain(user.identity)
    expect(order.title).toContain(user.email)
    expect(order.url).toContain(`/api/order/${order.identity}/files`)
    expect(order.url).toMatch(/^https:\/\/site-1[.]example\//)
  })

  it('keeps amounts, dates, currencies and enumerations', async () => {
    const { recording } = await recordCalls(visit, world)
    expect(recording.calls[1]?.body).toMatchObject({
      order: {
        status: 'completed',
        createdAt: '2026-03-02T09:30:00Z',
        totalPrice: 412.5,
        currencyIso: 'USD',
        number: expect.stringMatching(/^[A-Z]-[1-9]{6}$/),
      },
    })
  })

  it('keeps neither cookies nor credentials', async () => {
    const headers = { ...json, authorization: 'Bearer tell-tale', location: '/tell-tale' }
    const { recording } = await recordCalls(
      [answered('/api/users/current', {}, { headers })],
      world,
    )
    expect(JSON.stringify(recording)).not.toContain('tell-tale')
    expect(Object.keys(recording.calls[0]?.headers ?? {})).toEqual(['Content-Type', 'Location'])
  })

  it('notes what breaks the contract, with operation and pointer', async () => {
    const { recording } = await recordCalls([answered('/api/users/current', { usr: {} })], world)
    expect(recording.violations).toContainEqual(
      expect.objectContaining({ call: 0, operation: 'loadUser', pointer: '/answer/usr' }),
    )
  })

  it('is the same each time it is recorded', async () => {
    expect(await recordCalls(visit, world)).toEqual(await recordCalls(visit, world))
  })
})

it.each<[string, Partial<CapturedCall>, string]>([
  ['a page', { url: `${origin}/en/researcher` }, 'not of the contract'],
  ['another host', { url: 'https://statistics.example/collect' }, 'not of the contract'],
  ['an address that is none', { url: 'about:blank' }, 'not of the contract'],
  ['a question of the browser', { method: 'OPTIONS' }, 'not of the contract'],
  ['a call that failed', { status: 0 }, 'without an answer'],
  ['an answer whose body was not kept', { body: undefined }, 'without an answer'],
  ['a document', { headers: { 'content-type': 'application/pdf' } }, 'documents and pages'],
])('%s is left out and counted', async (_, more, reason) => {
  const { recording, leftOut } = await recordCalls(
    [answered('/api/users/current', {}, more)],
    world,
  )
  expect(recording.calls).toEqual([])
  expect(leftOut).toMatchObject({ [reason]: 1 })
})

it.each<[string, string, OperationId]>([
  ['of a portal in a folder', '/portal/api/users/current', 'loadUser'],
  ['with a query', '/api/order/search?page=2&term=secret', 'searchOrders'],
])('finds the call %s', async (_, path, operation) => {
  const { recording } = await recordCalls([answered(path, {})], world)
  expect(recording.calls.map((call) => call.operation)).toEqual([operation])
})

const secret = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z0-9]{10,16}$/),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => `${text}@mail.example`,
      (text: string) => `https://${text}.example/${text}?${text}=${text}#${text}`,
      (text: string) => `/researcher/${text}`,
      (text: string) => `Dear ${text}, your code is ${text}.`,
      (text: string) => JSON.stringify({ note: text, [`${text}1`]: [text] }),
      (text: string) => `${text}.docx`,
    ),
  )
  .map(([text, put]) => ({ text, value: put(text) }))

const fields = fc.constantFrom(
  ...[
    'firstName',
    'lastName',
    'fullName',
    'email',
    'redirectUrl',
    'redirectHosts',
    'identity',
    'title',
  ],
  ...[
    'phone',
    'zip',
    'status',
    'createdAt',
    'name',
    'address1',
    'city',
    'institution',
    'jsonEncodedParams',
  ],
  ...[
    'formattedDate',
    'displayableAmount',
    'countryId',
    'undeclared',
    'campaign',
    'message',
    'error',
    'code',
  ],
)

it('lets no secret through, wherever it stands', async () => {
  const leaf = fc.record({ field: fields, secret })
  const property = fc.asyncProperty(
    fc.array(leaf, { minLength: 1, maxLength: 12 }),
    fc.constantFrom(...Object.keys(operations)),
    async (leaves, _operation) => {
      const nested = leaves.map(({ field, secret: { value } }) => ({ [field]: [value, { value }] }))
      const { text } = leaves[0]?.secret ?? { text: '' }
      const { recording } = await recordCalls(
        [
          answered(
            `/api/order/${text}/services?term=${text}`,
            { nested, [`${text}1`]: text },
            {
              headers: { ...json, location: `/api/${text}`, 'retry-after': text },
            },
          ),
          answered(
            `/api/auth/login`,
            { error: text },
            { method: 'POST', sent: JSON.stringify({ password: text }) },
          ),
        ],
        world,
      )
      const written = JSON.stringify(recording)
      for (const { secret: each } of leaves) {
        expect(written.toLowerCase()).not.toContain(each.text.toLowerCase())
      }
    },
  )
  await fc.assert(property)
})
