import { expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { withFile } from '../../testing/assessment.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { cardForm, testKey } from '../../testing/payment/payment-requests.ts'

async function uploaded(name: 'english-3000' | 'chinese') {
  const backend = await withFile('returning-customer')
  const { bytes, fileName, type } = sampleManuscript(name)
  const file = new File([bytes], fileName, { type })
  await backend.send('POST /api/file', { form: { file } })
  const first = await backend.assess()
  const again = await backend.assess({ languageAssessmentFiles: ['file-2'] })
  return { first, again }
}

it('treats a file chosen again after a reload as the same request', async () => {
  const { first, again } = await uploaded('english-3000')
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
})

it('refuses the key of one file for another file', async () => {
  const { again } = await uploaded('chinese')
  expect(again.status).toBe(422)
})

const otherCard = { nonce: 'card-approved-4444', type: 'Mastercard', lastFour: '4444' }

it.each([
  ['a card that was entered again', { creditCard: otherCard }, 200],
  ['a card to save', { creditCard: { ...otherCard, braintreeSaveCC: true } }, 422],
  ['another sum', { amount: 300 }, 422],
] as const)('recognizes the key of a payment, with %s', async (_, change, status) => {
  const { send, world } = await testBackend('returning-customer')
  const pay = (json: object) =>
    send('POST /api/prepay/payment', { json, headers: testKey('pay-once-00000001') })
  const payment = { ...cardForm, amount: 250 }
  const first = await pay(payment)
  const again = await pay({ ...payment, ...change })
  expect(again.status).toBe(status)
  if (status === 200) expect(again.body).toEqual(first.body)
  expect(world.prepayments.size).toBe(1)
})
