import { test } from '../fixtures.ts'
import { keyboard } from '../support/hands.ts'
import { firstStep, OrderSteps } from '../support/order-steps.ts'
import { Transcript } from '../support/transcript.ts'

test('orders by card', async ({ page, backend }) => {
  const transcript = await Transcript.begin(page, backend)
  await backend.scenario('returning-customer', firstStep)
  const order = new OrderSteps(page, { hand: keyboard(page) })
  await transcript.step('Start your order')

  await order.uploadManuscript(backend)
  await order.heading('Choose a service').waitFor()
  await transcript.step('Choose a service')

  await order.chooseServices()
  await order.heading('Project details').waitFor()
  await transcript.step('Project details')

  await order.describeProject()
  await transcript.step('The area of study is found')

  await order.goToPayment()
  await transcript.step('Payment details')

  await order.chooseCard()
  await transcript.step('The card is entered')

  await order.acceptTerms()
  await order.pay()
  await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor()
  await transcript.step('Thank you')
  transcript.end()
})
