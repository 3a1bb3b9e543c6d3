import { expect, it, vi } from 'vitest'
import { ApiError, Refusal } from '../../../api/errors/api-failure.ts'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { createAttempt } from './create-attempt.ts'
import { paymentRecords, type SentPayment } from './payment-records.ts'

const owner = 'user-1'
const bill = 'editing'
const known = ['purchase-1']

type Rules = Partial<Pick<Parameters<typeof createAttempt>[0], 'afterNotFound'>>

function opened(earlier?: SentPayment, rules: Rules = {}) {
  const records = paymentRecords('digital editing', testStorage())
  if (earlier) records.update(owner, bill, { sent: earlier })
  const about = { owner, bill, opened: known, afterNotFound: 'same-key' } as const
  const attempt = createAttempt({ ...about, records, ...rules })
  const send = vi.fn<(details: string, key: string) => Promise<string>>()
  const prepare = vi.fn(async () => 'details')
  const pay = () =>
    attempt.pay({
      known,
      idempotencyKey: 'new-key',
      prepare,
      send,
      isAtField: (error) => error instanceof Refusal && error.key === 'payment-card-declined',
      resultOf: (answer) => (answer === 'away' ? { away: 'RC-1' } : { type: 'completed' }),
    })
  return { records, attempt, send, prepare, pay, left: () => records.readFor(owner, bill) }
}

const notSeen = { key: 'old-key', known: [], isAsked: true }
const lost = new ApiError('network', 'The network failed.')

it('sends by a new key and remembers the payment until it is answered', async () => {
  const { attempt, send, pay, left } = opened()
  send.mockImplementation(async () => {
    expect(left()?.sent).toEqual({ key: 'new-key', known, isAsked: false })
    expect(attempt.state().at).toBe('sending')
    return 'paid'
  })
  expect(await pay()).toBe('paid')
  expect(send).toHaveBeenCalledWith('details', 'new-key')
  expect(left()).toBeUndefined()
  expect(attempt.state().at).toBe('paid')
})

it('remembers a payment that continues on another page, until the person comes back', async () => {
  const { attempt, send, pay, left } = opened()
  send.mockResolvedValue('away')
  await pay()
  expect(left()).toEqual({ bill, away: 'RC-1' })
  expect(attempt.state().at).toBe('away')
  attempt.comeBack()
  expect(attempt.state().at).toBe('choosing')
})

it('sends nothing where it cannot be prepared', async () => {
  const { attempt, send, prepare, pay, left } = opened()
  prepare.mockRejectedValue(new FormFailure({ outcome: 'unknown' }))
  await expect(pay()).rejects.toBeInstanceOf(FormFailure)
  expect(send).not.toHaveBeenCalled()
  expect(left()).toBeUndefined()
  expect(attempt.state().at).toBe('choosing')
})

const failed = { error: expect.anything(), at: expect.any(Number) }

it.each([
  ['a lost answer', lost, { at: 'unknown', known, failed }],
  ['a server error', new ApiError('status', 'Failed.', 503), { at: 'unknown', known, failed }],
  ['an ended session', new ApiError('status', 'Sign in.', 401), { at: 'choosing' }],
  ['a bad request', new ApiError('status', 'Bad.', 400), { at: 'not-paid', failed }],
  ['a refusal', new Refusal('payment-already-paid'), { at: 'not-paid', failed }],
  ['a refusal at a field', new Refusal('payment-card-declined'), { at: 'not-paid' }],
  ['another amount', new Refusal('payment-amount-changed'), { at: 'amount-changed' }],
  ['a defect', new Error('broken'), { at: 'not-paid' }],
])('after %s', async (_, error, expected) => {
  const { attempt, send, pay, left } = opened()
  send.mockRejectedValue(error)
  await expect(pay()).rejects.toBe(error)
  expect(attempt.state()).toEqual({ settled: 0, ...expected })
  expect(left() !== undefined).toBe(expected.at === 'unknown')
})

it('sends nothing while the outcome of an earlier payment is unknown', async () => {
  const { attempt, send, pay } = opened({ ...notSeen, isAsked: false })
  expect(attempt.state()).toEqual({ at: 'unknown', known: [], settled: 0 })
  await expect(pay()).rejects.toMatchObject({ outcome: 'unknown' })
  expect(send).not.toHaveBeenCalled()
})

it.each([
  ['same-key', 'old-key'],
  ['new-key', 'new-key'],
] as const)(
  'follows one that the server has not seen by the %s: %s',
  async (afterNotFound, key) => {
    const { attempt, send, pay } = opened({ ...notSeen, isAsked: false }, { afterNotFound })
    attempt.settle(false)
    expect(attempt.state()).toEqual({ at: 'not-paid', settled: 1 })
    send.mockResolvedValue('paid')
    await pay()
    expect(send).toHaveBeenCalledWith('details', key)
  },
)

it('forgets what is found', () => {
  const { attempt, left } = opened({ ...notSeen, isAsked: false })
  attempt.settle(true)
  expect(attempt.state().at).toBe('paid')
  expect(left()).toBeUndefined()
})

it('asks again where the server has had another payment by this key meanwhile', async () => {
  const { attempt, send, pay, left } = opened({ ...notSeen, isAsked: false })
  attempt.settle(false)
  send.mockRejectedValue(new ApiError('status', 'Key used twice', 422))
  await expect(pay()).rejects.toBeInstanceOf(FormFailure)
  expect(left()?.sent).toEqual({ known: [], isAsked: false })
  expect(attempt.state().at).toBe('unknown')
})

it('repeats by its key what the server cannot be asked for', async () => {
  const about = { owner, bill, opened: [], afterNotFound: 'same-key' } as const
  const attempt = createAttempt(about)
  const send = () => Promise.reject(lost)
  const isAtField = () => false
  const resultOf = () => ({ type: 'completed' }) as const
  const prepare = async () => 'details'
  const sending = { known, idempotencyKey: 'new-key', prepare, send, isAtField, resultOf }
  await expect(attempt.pay(sending)).rejects.toBe(lost)
  expect(attempt.state()).toEqual({ at: 'choosing', settled: 0 })
})
