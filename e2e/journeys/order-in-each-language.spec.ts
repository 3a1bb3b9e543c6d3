import type { Page } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { type SiteLanguage, siteLanguages, tagOf } from '../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { firstStep, OrderSteps, walkedTitle } from '../support/order-steps.ts'
import { PlacedOrder } from '../support/placed-order.ts'

const cpf = '529.982.247-25'

type Payment = {
  scenario: ScenarioName
  choose: (order: OrderSteps, page: Page) => Promise<void>
  /** On the external page that the method opens, which is in English. */
  confirm?: (page: Page) => Promise<void>
  /** Title of the step that is left to the customer. */
  remaining?: string
}

const payments: Record<SiteLanguage, Payment> = {
  en: { scenario: 'returning-customer', choose: (order) => order.chooseCard() },
  cn: {
    scenario: 'china-fapiao-at-order',
    async choose(order, page) {
      await order.choose('Alipay')
      const question = order.say('Do you need a fapiao?', 'payment')
      const no = order.say('No', 'payment')
      await page.getByRole('group', { name: question }).getByRole('radio', { name: no }).check()
    },
    async confirm(page) {
      await expect(page).toHaveURL(/\/external\/alipay\/RC-/)
      await page.getByRole('button', { name: /^Pay ¥/ }).click()
    },
  },
  jp: { scenario: 'japan', choose: (order) => order.chooseCard() },
  br: {
    scenario: 'brazil',
    async choose(order, page) {
      await order.chooseBrazilian('Boleto', cpf)
      await page.getByLabel(order.label('Payer', 'payment')).fill('Rafael Nogueira')
    },
    remaining: 'Please pay the boleto by {day}',
  },
  es: {
    scenario: 'spain',
    choose: (order) => order.choose('Bank transfer'),
    remaining: 'Please transfer {amount}',
  },
}

for (const language of siteLanguages) {
  const { scenario, choose, confirm, remaining } = payments[language]
  test(`orders in ${language}`, { tag: '@deep' }, async ({ page, backend }) => {
    await backend.scenario(scenario, { path: firstStep.path.replace('/en/', `/${language}/`) })
    const order = new OrderSteps(page, { language })
    await order.walkToPayment(backend)
    await choose(order, page)
    await order.acceptTerms()
    const total = await order.pay()
    await confirm?.(page)

    const placed = new PlacedOrder(page, { language })
    const number = await placed.thanked()
    await expect(page).toHaveURL(new RegExp(`/${language}/researcher/details/${number}/thank-you$`))
    await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language))
    if (remaining) await placed.expectTask(remaining)
    await placed.expectNext(
      'We’re finding the right editor',
      'Your files will be ready by {deadline}',
    )
    await (remaining ? placed.expectInvoiced(total) : placed.expectPaid(total))
    await placed.expectListed(number, { title: walkedTitle })
  })
}
