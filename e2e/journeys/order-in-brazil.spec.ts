import { allpagoLabels } from '../../mocks/backend/reference-data/payment/allpago-labels.ts'
import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import { OrderSteps, paymentStep } from '../support/order-steps.ts'
import { typeCard } from '../support/payment-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

const status = 'Awaiting files'

test('orders by boleto', { tag: '@deep' }, async ({ page, backend, axe }) => {
  const { person, taxNumbers } = await backend.scenario('brazil', paymentStep)
  const order = new OrderSteps(page)
  await order.chooseBrazilian('Boleto', taxNumbers.cpf)
  await page.getByLabel('Payer').fill(person.fullName)
  await order.acceptTerms()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectInvoiced(total)
  await expect(page.getByText(`The slip is for ${total}.`)).toBeVisible()
  await axe()
  await placed.expectListed(number, { status })
})

test('orders by card in 3 installments', async ({ page, backend }) => {
  const { taxNumbers } = await backend.scenario('brazil', paymentStep)
  const order = new OrderSteps(page)
  await order.chooseBrazilian('Credit card', taxNumbers.cpf)
  await page.getByLabel('Installments', { exact: true }).selectOption('3')
  const frame = await typeCard(page, testCardNumbers.approved)
  await frame.getByRole('button', { name: allpagoLabels.en.pay }).click()
  await expect(page.getByText('Your card has been accepted. You can pay now.')).toBeVisible()
  await order.acceptTerms()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectPaid(total)
  await placed.expectListed(number, { status })
})

test('orders from FAPESP funds by card in US dollars', { tag: '@deep' }, async ({
  page,
  backend,
  axe,
}) => {
  const { fapesp } = await backend.scenario('brazil', paymentStep)
  const order = new OrderSteps(page)
  await order.choose('FAPESP funds')
  await order.chooseCard()
  await expect(page.getByLabel('Payment currency')).toHaveValue('USD')
  await page.getByLabel('FAPESP process number').fill(fapesp)
  await order.acceptTerms()
  await axe()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectPaid(total)
  await placed.expectListed(number, { status })
})
