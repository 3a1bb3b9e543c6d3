import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { test } from '../fixtures.ts'
import { keyboard } from '../support/hands.ts'
import { acceptTerms, pay, typeCard } from '../support/payment-steps.ts'
import { Transcript } from '../support/transcript.ts'

test('pays an invoice after a declined card', async ({ page, backend }) => {
  const transcript = await Transcript.begin(page, backend)
  await backend.scenario('returning-customer', { path: '/en/researcher/invoices/pay/US-90321' })
  const reader = { hand: keyboard(page), language: 'en' } as const
  await transcript.step('Pay an invoice')

  await reader.hand.check(page.getByRole('radio', { name: 'Credit card' }))
  await typeCard(page, testCardNumbers.declined, reader)
  await acceptTerms(page, reader)
  await reader.hand.press(pay(page))
  await page.getByRole('alert').first().waitFor()
  await transcript.step('The card is declined')

  await typeCard(page, testCardNumbers.approved)
  await reader.hand.press(pay(page))
  await page.getByRole('region', { name: 'Payment received' }).waitFor()
  await transcript.step('Paid')
  transcript.end()
})
