import { expect, it, vi } from 'vitest'
import { ApiError, Refusal } from '../../../api/errors/api-failure.ts'
import { testStorage } from '../../../ui/form/draft/memory-storage.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { type PendingAttempt, pendingAttempts } from './pending-attempt.ts'
import { sendAttempt } from './send-attempt.ts'

const owner = 'user-1'
const known = ['purchase-1']

function sending(earlier?: PendingAttempt) {
  const pending = pendingAttempts('digital editing', testStorage())
  if (earlier) pending.write(owner, earlier)
  const send = vi.fn<(key: string) => Promise<string>>()
  const run = () => sendAttempt({ pending, owner, known, idempotencyKey: 'new-key', send })
  return { pending, send, run }
}

const earlierAttempt = { key: 'old-key', known: [], isAsked: true }
const lost = new ApiError('network', 'The network failed.')

it('sends by a new key and remembers the payment until it is answered', async () => {
  const { pending, send, run } = sending()
  send.mockImplementation(async () => {
    expect(pending.read(owner)).toEqual({ key: 'new-key', known, isAsked: false })
    return 'paid'
  })
  expect(await run()).toBe('paid')
  expect(send).toHaveBeenCalledWith('new-key')
  expect(pending.read(owner)).toBeUndefined()
})

it.each([
  ['a lost answer', lost, true],
  ['a server error', new ApiError('status', 'Failed.', 503), true],
  ['an ended session', new ApiError('status', 'Sign in.', 401), false],
  ['a refusal', new Refusal('payment-card-declined', {}), false],
  ['a bad request', new ApiError('status', 'Bad.', 400), false],
])('after %s', async (_, error, isRemembered) => {
  const { pending, send, run } = sending()
  send.mockRejectedValue(error)
  await expect(run()).rejects.toBe(error)
  expect(pending.read(owner) !== undefined).toBe(isRemembered)
})

it('sends nothing while the outcome of an earlier payment is unknown', async () => {
  const { send, run } = sending({ ...earlierAttempt, isAsked: false })
  await expect(run()).rejects.toMatchObject({ outcome: 'unknown' })
  expect(send).not.toHaveBeenCalled()
})

it('repeats the key of a payment that the server has not seen', async () => {
  const { pending, send, run } = sending(earlierAttempt)
  send.mockResolvedValue('paid')
  await run()
  expect(send).toHaveBeenCalledWith('old-key')
  expect(pending.read(owner)).toBeUndefined()
})

it('asks again where the server has had another payment by this key meanwhile', async () => {
  const { pending, send, run } = sending(earlierAttempt)
  send.mockRejectedValue(new ApiError('status', 'Key used twice', 422))
  await expect(run()).rejects.toBeInstanceOf(FormFailure)
  expect(pending.read(owner)).toEqual({ known: [], isAsked: false })
})

it.each([
  ['nothing', null, undefined],
  ['no JSON', '{', undefined],
  ['another shape', '{"key":"a"}', undefined],
  ['identities of another shape', '{"known":[1,"a"]}', { known: ['a'], isAsked: false }],
  ['all of it', '{"known":[],"key":"k","isAsked":true}', { known: [], key: 'k', isAsked: true }],
])('reads %s', (_, text, expected) => {
  const storage = testStorage()
  if (text !== null) storage.setItem('galley:pending-attempt:user-1:digital%20editing', text)
  expect(pendingAttempts('digital editing', storage).read(owner)).toEqual(expected)
})
