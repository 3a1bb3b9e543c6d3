import { expect, test } from '../fixtures.ts'
import { firstStep, OrderSteps, orderFormFolder, walkedTitle } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

test('orders a video and a graphical abstract by card', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer', firstStep)
  const order = new OrderSteps(page)
  await order.beginMultimedia(backend)
  await order.chooseMultimedia('Video Summary', 'Graphical Abstract')
  await order.describeProject()
  await order.goToPayment()
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toHaveCount(0)
  await order.chooseCard()
  await order.acceptTerms()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectPaid(total)
  await placed.expectListed(number, { title: walkedTitle })
})

test('staff order multimedia for a customer by bank transfer alone', {
  tag: '@deep',
}, async ({ page, backend, axe }) => {
  const path = `${orderFormFolder}/multimedia-services`
  await backend.scenario('impersonated-multimedia', { path })
  const order = new OrderSteps(page)
  await order.chooseMultimedia('Graphical Abstract')
  await order.describeProject()
  await order.goToPayment()
  const methods = page.getByRole('group', { name: 'Payment method' }).getByRole('radio')
  await expect(methods).toHaveCount(1)
  await expect(methods.and(page.getByRole('radio', { name: /^Bank transfer/ }))).toBeChecked()
  await order.acceptTerms()
  await axe()
  const total = await order.pay()

  const placed = new PlacedOrder(page)
  const number = await placed.thanked()
  await placed.expectInvoiced(total)
  await placed.expectListed(number, { title: walkedTitle })
})

test('chooses multimedia in Chinese', { tag: '@deep' }, async ({ page, backend, axe }) => {
  const path = firstStep.path.replace('/en/', '/cn/')
  await backend.scenario('china', { path })
  const order = new OrderSteps(page, { language: 'cn' })
  await order.beginMultimedia(backend)
  await expect(order.heading('Choose your services')).toBeVisible()
  await axe()
  await order.chooseMultimedia('Infographic')
  await order.describeProject()
  await order.goToPayment()
})
