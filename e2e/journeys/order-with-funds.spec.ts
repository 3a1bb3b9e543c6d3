import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../support/hands.ts'
import {
  acceptTerms,
  expectListed,
  expectPaid,
  orderFormFolder,
  payButton,
  thanked,
  totalShown,
  walkToPayment,
} from '../support/order-steps.ts'
import { typeCard } from '../support/payment-steps.ts'

test('orders with credits, a part of the prepaid balance and a card', async ({
  page,
  backend,
  axe,
}) => {
  const { balances } = await backend.scenario('prepaid', { path: `${orderFormFolder}/get-started` })
  const { title } = await walkToPayment(page, backend, pointer)
  await page.getByRole('radio', { name: /^Yes, use / }).check()
  await page.getByRole('radio', { name: 'Yes, part of it' }).check()
  await page.getByLabel(/^Amount from your balance/).fill('100.50')
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await typeCard(page, testCardNumbers.approved)
  await acceptTerms(page)
  const total = await totalShown(page)
  const left = (await payButton(page).innerText()).replace('Pay ', '')
  await axe()
  await payButton(page).click()
  const number = await thanked(page)
  const amounts = await expectPaid(page, total)
  expect(amounts.toSorted()).toEqual([`$${balances.credits}`, '$100.50', left].toSorted())
  await axe()
  await expectListed(page, { number, title })
})
