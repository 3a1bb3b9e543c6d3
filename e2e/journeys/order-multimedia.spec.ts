import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
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

const scenarios: Record<Exclude<SiteLanguage, 'en'>, ScenarioName> = {
  cn: 'china',
  jp: 'japan',
  br: 'brazil',
  es: 'spain',
}

for (const language of ['cn', 'jp', 'br', 'es'] as const) {
  test(`chooses multimedia in ${language}`, { tag: '@deep' }, async ({ page, backend, axe }) => {
    const path = firstStep.path.replace('/en/', `/${language}/`)
    await backend.scenario(scenarios[language], { path })
    const order = new OrderSteps(page, { language })
    await order.beginMultimedia(backend)
    await expect(order.heading('Choose your services')).toBeVisible()
    await axe()
    await order.chooseMultimedia('Infographic')
    await order.describeProject()
    await order.goToPayment()
  })
}
