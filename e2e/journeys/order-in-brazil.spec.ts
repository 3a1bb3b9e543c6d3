import type { Page } from '@playwright/test'
import { allpagoLabels } from '../../mocks/backend/reference-data/payment/allpago-labels.ts'
import { testCardNumbers } from '../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptTerms,
  expectInvoiced,
  expectListed,
  expectPaid,
  payButton,
  paymentStep,
  thanked,
  totalShown,
} from '../support/order-steps.ts'
import { typeCard } from '../support/payment-steps.ts'

const status = 'Awaiting files'

async function chooseBrazilian(page: Page, method: RegExp | string, cpf: string) {
  await page.getByRole('radio', { name: /^A Brazilian payment method/ }).check()
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('radio', { name: /^CPF/ }).check()
  await page.getByLabel('Tax number').fill(cpf)
}

test('orders by boleto', async ({ page, backend, axe }) => {
  const { person, taxNumbers } = await backend.scenario('brazil', paymentStep)
  await chooseBrazilian(page, /^Boleto/, taxNumbers.cpf)
  await page.getByLabel('Payer').fill(person.fullName)
  await acceptTerms(page)
  const total = await totalShown(page)
  await payButton(page).click()
  const number = await thanked(page)
  await expectInvoiced(page, total)
  await expect(page.getByText(`The slip is for ${total}.`)).toBeVisible()
  await axe()
  await expectListed(page, { number, status })
})

test('orders by card in 3 installments', async ({ page, backend, axe }) => {
  const { taxNumbers } = await backend.scenario('brazil', paymentStep)
  await chooseBrazilian(page, 'Credit card', taxNumbers.cpf)
  await page.getByLabel('Installments', { exact: true }).selectOption('3')
  const frame = await typeCard(page, testCardNumbers.approved)
  await frame.getByRole('button', { name: allpagoLabels.en.pay }).click()
  await expect(page.getByText('Your card has been accepted. You can pay now.')).toBeVisible()
  await acceptTerms(page)
  await axe()
  const total = await totalShown(page)
  await payButton(page).click()
  const number = await thanked(page)
  await expectPaid(page, total)
  await expectListed(page, { number, status })
})

test('orders from FAPESP funds by card in US dollars', async ({ page, backend, axe }) => {
  const { fapesp } = await backend.scenario('brazil', paymentStep)
  await page.getByRole('radio', { name: /^FAPESP funds/ }).check()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await expect(page.getByLabel('Payment currency')).toHaveValue('USD')
  await page.getByLabel('FAPESP process number').fill(fapesp)
  await typeCard(page, testCardNumbers.approved)
  await acceptTerms(page)
  await axe()
  const total = await totalShown(page)
  await payButton(page).click()
  const number = await thanked(page)
  await expectPaid(page, total)
  await expectListed(page, { number, status })
})
